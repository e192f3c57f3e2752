/** The longest part of a message that is announced when it arrives, in characters. */
const EXCERPT_LENGTH = 200;

/** The beginning of a message as one line, cut between two words. */
export function excerptOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
