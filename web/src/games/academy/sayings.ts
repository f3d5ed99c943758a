/** The words of questions and explanations that need more than the catalogue's sentence: where a sword goes, whom a pack is passed to. */

import type { BoardProps, Explained } from "../../board/contract.ts";
import type { AcademyPicture, AcademyScene } from "../../wire/academy.ts";
import type { Question } from "../../wire/messages.ts";
import { boardWords } from "./around.ts";
import { number } from "./plates.ts";
import { tinctureOf } from "./tinctures.ts";

type Props = BoardProps<AcademyScene, AcademyPicture>;

const EXCHANGE = new Set(["target", "give", "claim", "claim_one"]);
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  gallantry: ["AC-8.3", "AC-8.7"],
  duel: ["AC-9.2", "AC-5.4"],
  tournament: ["AC-9.2", "AC-5.4"],
  black: ["AC-15.5", "AC-15.2"],
  white: ["AC-15.5", "AC-15.2"],
  education: ["AC-9.3"],
  king: ["AC-9.4"],
  dragon: ["AC-9.2"],
  charity: ["AC-9.3"],
};
const BACKS: Readonly<Record<string, readonly string[]>> = {
  gallantry: ["AC-16.2"],
  education: ["AC-17.3", "AC-17.2"],
  king: ["AC-18.2", "AC-18.1"],
  dragon: ["AC-19.2"],
  charity: ["AC-20.2"],
};

/** A sword that was picked is the only card the question is still about. */
function sword(props: Props): number | null {
  const picked = props.choices.picked.card;
  const card = props.scene.cards.find((each) => each.card === picked);
  return card && card.boards.length > 1 && props.choices.chosen === null ? card.value : null;
}

/** The question where a chain has narrowed it. */
export function title(question: Question, props: Props): string {
  const words = boardWords(props.speaker, props.scene);
  if (question.prompt === "play" && sword(props) !== null) {
    return words.say("title-sword");
  }
  if (words.has(`title-${question.prompt}`)) {
    return words.say(`title-${question.prompt}`, { steps: Number(question.about.steps ?? 0) });
  }
  const text = props.speaker.prompt(question);
  const name = `${props.speaker.seat(question.seat)}, `;
  return text.startsWith(name) ? text.slice(name.length, name.length + 1).toUpperCase() + text.slice(name.length + 1) : text;
}

/** Above the question of the draft: which card of how many is kept now. */
export function rubric(question: Question, props: Props): string {
  const kept = props.picture.squires.find((squire) => squire.seat === question.seat)?.kept.length ?? 0;
  return question.prompt === "pick" ? boardWords(props.speaker, props.scene).say("rubric-pick", { at: kept + 1, all: props.scene.deal }) : "";
}

/** Why it is asked, in one line. */
export function reason(question: Question, props: Props): string {
  const words = boardWords(props.speaker, props.scene);
  const steps = question.prompt === "play" ? sword(props) : null;
  if (steps !== null) {
    return words.say("reason-sword", { steps });
  }
  if (question.prompt === "pick") {
    return words.say("reason-pick", { count: rest(props, question.seat) });
  }
  return words.say(EXCHANGE.has(question.prompt) ? "reason-exchange" : `reason-${question.prompt === "sword" ? "play" : question.prompt}`);
}

function rest(props: Props, seat: number): number {
  const own = props.picture.squires.find((squire) => squire.seat === seat);
  return Math.max(0, (own?.pack.length ?? 1) - 1);
}

/** What is told of a board or a card: its rule, where everybody stands, and which numbers are our reconstruction. */
export function explain(noun: string, id: string, props: Props): Explained {
  const words = boardWords(props.speaker, props.scene);
  const board = noun === "board" ? props.scene.boards.find((each) => each.board === id) : undefined;
  const name = props.speaker.name(noun, id);
  if (!board) {
    return { title: name, lines: [words.say(noun === "card" ? "explain-card" : "explain-coat")], clauses: noun === "card" ? ["AC-5.3"] : ["AC-9.5"] };
  }
  const track = props.picture.boards.find((each) => each.board === id);
  const called = (squire: string): string => {
    const seat = props.picture.squires.find((each) => each.squire === squire)?.seat ?? -1;
    const pair = (props.picture.seats.find((each) => each.seat === seat)?.squires.length ?? 1) > 1;
    return seat < 0 || pair ? props.speaker.name("squire", squire) : props.speaker.seat(seat);
  };
  const markers = track?.markers.map((marker) => `${called(marker.squire)} ${marker.progress}`).join(", ") ?? "";
  const values = [...board.awards, ...board.winning].map((award) => number(award.points || award.steps));
  const printed = board.mark ? [{ value: values.join(", ") || board.cells.map((cell) => number(cell.points ?? 0)).join(", "), source: props.speaker.say(`mark-${board.mark}`) }] : [];
  return {
    title: name,
    lines: [words.say("explain-board")],
    clauses: (board.back ? BACKS[id] : undefined) ?? CLAUSES[id] ?? [],
    now: words.say("explain-now", { markers }),
    printed,
  };
}

/** Which tinctures a player wears: in Lancelot those of his two colours. */
export function arms(seat: number, picture: AcademyPicture): readonly number[] {
  return picture.squires.filter((squire) => squire.seat === seat).map((squire) => tinctureOf(picture, squire));
}

/** Points that stand beside a name: coats lie face down, so only when everybody knows all of them. */
export function points(seat: number, picture: AcademyPicture): number | null {
  const found = picture.seats.find((each) => each.seat === seat);
  const open = picture.over || picture.seats.every((each) => each.score.certain);
  return found && open ? found.score.now : null;
}

/** Whose turns come after a seat's while cards are played: clockwise, whoever holds one beside the card that is not played. */
export function following(seat: number, { picture }: Props): readonly number[] {
  const count = picture.seats.length;
  if (picture.phase !== "play" || picture.squires.length !== count) {
    return [];
  }
  const plays = new Set(picture.squires.filter((squire) => squire.hand.length > 1).map((squire) => squire.seat));
  return Array.from({ length: count - 1 }, (_, at) => (seat + 1 + at) % count).filter((each) => plays.has(each));
}
