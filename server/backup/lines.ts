/** The lines of a text that arrives in pieces. Splits at line feeds alone, which JSON escapes. */
export async function* linesOf(pieces: AsyncIterable<string>) {
  // Joined at the end of the line: a line with a file is as long as hundreds of pieces.
  let parts: string[] = [];
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  const rest = parts.join('');
  if (rest !== '') yield rest;
}
