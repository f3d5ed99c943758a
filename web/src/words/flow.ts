/** Several sentences about one person, one after another: he is named once, and the next go on about him. As words/flow.py says it. */

/** What is left of a sentence that goes on about the person whom the one before it begins with; empty: it stands alone. */
function goingOn(before: string, sentence: string, names: readonly string[], joint: string): string {
  const name = names.find((each) => each !== "" && before.startsWith(`${each} `) && sentence.startsWith(`${each} `));
  if (name === undefined || !before.endsWith(".") || before.includes(". ")) {
    return "";
  }
  const rest = sentence.slice(name.length + 1);
  return /^\p{Ll}/u.test(rest) && !rest.startsWith(`${joint} `) ? rest : "";
}

/** The sentences of a paragraph, of which each may go on where the last one ended. `joint` binds a second person to the first. */
export function flowing(sentences: readonly string[], names: readonly string[], joint: string): string[] {
  const found: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const rest = at > 0 ? goingOn(sentences[at - 1] ?? "", sentence, names, joint) : "";
    if (rest !== "") {
      found.push(`${(found.pop() ?? "").slice(0, -1)},`);
    }
    found.push(rest || sentence);
  }
  return found;
}
