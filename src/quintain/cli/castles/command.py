"""`quintain castle`: check and look at castle files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from quintain.cli.castles.glyphs import ACROSS, ALONG, CELLS, NO_MARK, Window, lines
from quintain.cli.castles.svg import picture
from quintain.cli.language import language
from quintain.cli.screen import Screen
from quintain.cli.trouble import reason, refuse
from quintain.files import Unusable, text_in
from quintain.games.castlecraft import (
    CastleCraftGame,
    Flaw,
    Meadow,
    Plan,
    errors,
    examine,
    in_steps,
    shipped_plans,
    why_not_main,
    write,
)
from quintain.words import Speaker

FileName = Annotated[str, typer.Argument(metavar="FILE", help="A castle file, or the name of a ready castle.")]
Lang = Annotated[str | None, typer.Option(help="en or ru.")]
PlainOption = Annotated[bool, typer.Option("--plain", help="No colours, boxes or redrawing.")]

castle = typer.Typer(help="Check and look at castles of Castle Craft.", no_args_is_help=True)


@castle.command()
def check(
    file: FileName,
    main: Annotated[bool, typer.Option("--main", help="Say also why an extra castle could not be a main castle.")] = False,
    lang: Lang = None,
    plain: PlainOption = False,
) -> None:
    """Say in words what is wrong with a castle, with line and column."""
    screen, speaker = Screen(plain), Speaker(language(lang), CastleCraftGame)
    text = text_of(file, speaker)
    reading = examine(text)
    wrong = errors(reading.flaws)
    warnings = [flaw for flaw in reading.flaws if flaw.warns()]
    if reading.plan is not None:
        screen.line(good(reading.plan, file, speaker), "bold green")
        if main and reading.plan.people == "none":
            screen.line(speaker.say("castle-not-main"))
            for flaw in why_not_main(reading.plan, text):
                screen.line(f"- {said(flaw, speaker)}")
    else:
        screen.line(speaker.say("castle-bad", file=file, count=len(wrong)), "bold red")
    for flaw in wrong:
        screen.line(said(flaw, speaker))
    if warnings:
        screen.line(speaker.say("castle-warnings", count=len(warnings)), "yellow")
        for flaw in warnings:
            screen.line(said(flaw, speaker))
    if wrong:
        raise typer.Exit(1)


@castle.command()
def show(
    file: FileName,
    svg: Annotated[Path | None, typer.Option(help="Draw plan and view to this SVG file.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print it as a castle file, to begin one of your own.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="The SVG file may replace one that is there.")] = False,
    lang: Lang = None,
    plain: PlainOption = False,
) -> None:
    """Draw a castle floor by floor."""
    screen, speaker = Screen(plain), Speaker(language(lang), CastleCraftGame)
    reading = examine(text_of(file, speaker))
    plan = reading.plan
    if plan is None:
        screen.line(speaker.say("castle-bad", file=file, count=len(errors(reading.flaws))), "bold red")
        for flaw in errors(reading.flaws):
            screen.line(said(flaw, speaker))
        raise typer.Exit(1)
    if svg is not None:
        keep(picture(plan, plan_name(plan, speaker), lambda z: speaker.say("castle-floor", z=z)), svg, file, overwrite, speaker)
    if text:
        print(write(plan), end="")
        return
    screen.heading(plan_name(plan, speaker))
    for z in range(len(plan.rows)):
        screen.line()
        screen.line(speaker.say("castle-floor", z=z), "bold")
        screen.show(floor(plan, z, screen.plain))
    screen.line()
    for line in towers(plan, speaker):
        screen.line(line)
    if svg is not None:
        screen.line(speaker.say("castle-written", file=str(svg)))


def keep(drawing: str, svg: Path, castle: str, overwrite: bool, speaker: Speaker) -> None:
    """Write the picture, never over the castle itself, and over another file only if that is wished."""
    try:
        if svg.exists() and Path(castle).exists() and svg.samefile(castle):
            refuse(speaker, "castle-picture-is-castle", file=str(svg))
        if svg.exists() and not svg.is_file():
            raise Unusable("system-special")
        with svg.open("w" if overwrite else "x", encoding="utf-8") as target:
            target.write(drawing)
    except FileExistsError:
        refuse(speaker, "castle-picture-exists", file=str(svg))
    except OSError as error:
        refuse(speaker, "castle-picture-unwritable", file=str(svg), detail=reason(error, speaker))


def text_of(file: str, speaker: Speaker) -> str:
    """The text of a castle file; a ready castle is written out under its name."""
    path = Path(file)
    if path.is_dir():
        refuse(speaker, "file-directory", file=file)
    try:
        return text_in(path)
    except FileNotFoundError:
        ready = shipped_plans()
        if file in ready:
            return write(ready[file])
        refuse(speaker, "castle-unknown", file=file, castles=", ".join(ready))
    except ValueError:
        refuse(speaker, "castle-not-text", file=file)
    except OSError as error:
        refuse(speaker, "file-unreadable", file=file, detail=reason(error, speaker))


def plan_name(plan: Plan, speaker: Speaker) -> str:
    return plan.name_ru if speaker.lang == "ru" else plan.name_en


def good(plan: Plan, file: str, speaker: Speaker) -> str:
    army = "" if plan.people == "none" else speaker.attribute(f"army-{plan.people}", "of")
    return speaker.say(
        "castle-good",
        file=file,
        name=plan_name(plan, speaker),
        people=plan.people,
        army=army,
        gold=plan.pays("square"),
        mana=plan.pays("round"),
    )


def said(flaw: Flaw, speaker: Speaker) -> str:
    """One flaw in one line: where in the file, which check, where in the castle, and what is wrong."""
    place = ""
    if flaw.x >= 0:
        place = speaker.say("castle-place-cell", z=flaw.z, x=flaw.x, y=flaw.y)
    elif flaw.z >= 0:
        place = speaker.say("castle-place-floor", z=flaw.z)
    text = speaker.say(f"flaw-{flaw.key}", **flaw.facts)
    return speaker.say("castle-line", line=flaw.line or 1, column=flaw.column or 1, code=flaw.code, place=place, text=text)


def floor(plan: Plan, z: int, plain: bool) -> Text:
    """A floor with its signs; plain as it stands in the file."""
    if plain:
        return Text("\n".join(row.rstrip() for row in plan.rows[z]))
    window = Window(0, 0, plan.width - 1, plan.depth - 1)

    def north(x: int, y: int) -> tuple[str, str]:
        return ACROSS[plan.rows[z][2 * y][2 * x + 1]]

    def west(x: int, y: int) -> tuple[str, str]:
        return ALONG[plan.rows[z][2 * y + 1][2 * x]] if 0 <= y < plan.depth else NO_MARK

    return Text("\n").join(lines(window, lambda x, y: CELLS[plan.cell(x, y, z)], north, west))


def towers(plan: Plan, speaker: Speaker) -> list[str]:
    """What every tower pays, and how far it is from the best entrance."""
    meadow = Meadow(plan)
    starts = meadow.entrances()
    sums = [(sum(meadow.walks_to(start)), start) for start in starts]
    walks = meadow.walks_to(min(sums)[1]) if sums else []
    found = []
    for n, tower in enumerate(plan.towers):
        steps = in_steps(walks[n]) if walks else "—"
        name = tower.name_ru if speaker.lang == "ru" else tower.name_en
        found.append(speaker.say("castle-tower", name=name, kind=tower.kind, floors=tower.floors(), steps=steps))
    if walks:
        found.append(speaker.say("castle-access", steps=in_steps(sum(walks))))
    return found
