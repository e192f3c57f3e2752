/** The lines of a text that arrives in pieces. Splits at line feeds alone, which JSON escapes. */
export async function* linesOf(pieces: AsyncIterable<string>) {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
