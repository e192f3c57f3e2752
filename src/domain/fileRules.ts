/** Which files customers and the owner can send with messages and answers. */

/** The largest file, in megabytes. */
export const MAX_FILE_MB = 10;

/** The largest file, in bytes. */
export const MAX_FILE_SIZE = MAX_FILE_MB * 1024 * 1024;

/** How many files one message may have. */
export const MAX_FILES = 5;

export type FileProblem = 'too-large' | 'empty' | 'unsupported-type';

/** The sentence for each problem, shown beside the file. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  'too-large': `This file is larger than ${MAX_FILE_MB} MB.`,
  empty: 'This file is empty.',
  'unsupported-type': 'Files of this kind are not accepted.',
};

type Check = (bytes: Uint8Array) => boolean;

const hasBytes =
  (signature: string, start = 0): Check =>
  (bytes) =>
    [...signature].every((letter, index) => bytes[start + index] === letter.charCodeAt(0));

const both =
  (one: Check, other: Check): Check =>
  (bytes) =>
    one(bytes) && other(bytes);

const isZip = hasBytes('PK\x03\x04');

/** The names in a ZIP file are not compressed. */
const isZipWith = (...names: string[]) =>
  both(isZip, (bytes) => {
    const letters = new TextDecoder('latin1').decode(bytes);
    return names.every((name) => letters.includes(name));
  });

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const isText: Check = (bytes) => textOf(bytes) !== null;
const isJpeg = hasBytes('\xff\xd8\xff');

/** What the content of a file has to be, by the ending of its name. */
const kinds = new Map<string, Check>([
  ['png', hasBytes('\x89PNG\r\n\x1a\n')],
  ['jpg', isJpeg],
  ['jpeg', isJpeg],
  ['webp', both(hasBytes('RIFF'), hasBytes('WEBP', 8))],
  ['gif', hasBytes('GIF8')],
  ['svg', (bytes) => /<svg[\s>]/.test(textOf(bytes) ?? '')],
  ['pdf', hasBytes('%PDF-')],
  ['docx', isZipWith('[Content_Types].xml', 'word/')],
  ['xlsx', isZipWith('[Content_Types].xml', 'xl/')],
  ['zip', isZip],
  ['txt', isText],
  ['csv', isText],
]);

/** For the `accept` of a file input. */
export const acceptedFiles = [...kinds.keys()].map((ending) => `.${ending}`).join(',');

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file is not accepted, by its name and its size. */
export function problemOfFile({ name, size }: { name: string; size: number }): FileProblem | null {
  if (size > MAX_FILE_SIZE) return 'too-large';
  if (size === 0) return 'empty';
  return kinds.has(endingOf(name)) ? null : 'unsupported-type';
}

/** Why a file is not accepted, by its name, size and content, which has to match the ending of the name. */
export function problemOfContent(name: string, bytes: Uint8Array): FileProblem | null {
  const problem = problemOfFile({ name, size: bytes.length });
  if (problem) return problem;
  return kinds.get(endingOf(name))?.(bytes) ? null : 'unsupported-type';
}

/** The longest name, in characters. */
const NAME_LENGTH = 100;

/** How much of a name is read at each end, in code units. The rest of a longer one is left out. */
const NAME_ENDS = 500;

/** The name without folders, and short, so that its checks never take long. */
function lastPart(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return name.length <= 2 * NAME_ENDS ? name : name.slice(0, NAME_ENDS) + name.slice(-NAME_ENDS);
}

/** Without dots and white space at both ends. An expression that ends with `$` would be quadratic. */
function trimDots(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[.\s]+/, '');
}

/**
 * A name without folders, characters that Windows forbids, control characters, and characters that
 * change the direction of text, which can hide the ending.
 */
export function safeFileName(path: string): string {
  const clean = trimDots(lastPart(path).replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ''));
  const [ending = ''] = /\.[^.]{1,10}$/.exec(clean) ?? [];
  const stem = clean.slice(0, clean.length - ending.length);
  return [...stem].slice(0, NAME_LENGTH - ending.length).join('') + ending || 'file';
}
