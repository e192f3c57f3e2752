/** Which files customers and the owner can send with messages and answers. */

/** The largest file, in megabytes. */
export const MAX_FILE_MB = 10;

/** The largest file, in bytes. */
export const MAX_FILE_SIZE = MAX_FILE_MB * 1024 * 1024;

/** How many files one message may have. */
export const MAX_FILES = 5;

export type FileProblem = 'too-large' | 'empty' | 'unsupported-type' | 'other-content';

export const kindsInWords = 'pictures, PDF, documents, design files, text, fonts, videos or ZIP';

/** The sentence for each problem, shown beside the file. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  'too-large': `This file is larger than ${MAX_FILE_MB} MB.`,
  empty: 'This file is empty.',
  'unsupported-type': `Files of this kind are not accepted. Send the file in a ZIP file, or as one of these kinds: ${kindsInWords}.`,
  'other-content':
    'The content of this file is not what the ending of its name says. Save it again in that format, or send it in a ZIP file.',
};

type Check = (bytes: Uint8Array) => boolean;

/** Whether a file begins with one of these signatures. A question mark is any byte. */
const begins =
  (...signatures: string[]): Check =>
  (bytes) =>
    signatures.some((signature) =>
      [...signature].every((byte, index) => byte === '?' || bytes[index] === byte.charCodeAt(0)),
    );

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const isZip = begins('PK\x03\x04');

/** The names in a ZIP file are not compressed. */
function isZipWith(bytes: Uint8Array, ...names: string[]): boolean {
  if (!isZip(bytes)) return false;
  const letters = latin(bytes);
  return names.every((name) => letters.includes(name));
}

/** UTF-16 by its mark, or where every other byte is 0 as in Latin letters; else one byte a letter. */
function olderEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 1000);
  const isZero = (side: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === side).length > start.length / 4;
  if (begins('\xff\xfe')(bytes) || isZero(1)) return 'utf-16le';
  return begins('\xfe\xff')(bytes) || isZero(0) ? 'utf-16be' : 'windows-1252';
}

/** The bytes as a text; empty if they are none. */
function textOf(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', olderEncoding(bytes)]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // Almost any bytes are letters of an older encoding. Control characters show what is no text.
      if (!(encoding === 'utf-8' ? /\0/ : /[^\P{Cc}\s\x80-\x9f]/u).test(text)) return text;
    } catch {
      // The next encoding may decode it.
    }
  }
  return '';
}

/** A PDF may begin within the first 1,024 bytes, but not after the beginning of a page, program or archive. */
const isPdf: Check = (bytes) =>
  /^(?!(?:ï»¿)?\s*(?:<|MZ|PK|#!|.ELF)).{0,1023}%PDF-/s.test(latin(bytes.subarray(0, 1028)));

/** Office files before 2007, and later ones with a password. */
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const isOffice =
  (folder: string): Check =>
  (bytes) =>
    begins(OLE)(bytes) || isZipWith(bytes, '[Content_Types].xml', folder);

const kindChecks: Readonly<Record<string, Check>> = {
  // Programs recognise a picture by its content, so it may have the ending of another picture.
  'png jpg jpeg jfif webp gif bmp tif tiff ico heic heif avif psd': begins(
    ...['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF????WEBP', 'GIF8', 'BM????\0\0\0\0'],
    ...['II*\0', 'MM\0*', '\0\0\x01\0', '????ftyp', '8BPS'],
  ),
  svg: (bytes) => /<svg[\s>]/.test(textOf(bytes)),
  pdf: isPdf,
  'ai eps': (bytes) => isPdf(bytes) || begins('%!PS', '\x04%!PS', '\xc5\xd0\xd3\xc6')(bytes),
  indd: begins('\x06\x06\xed\xf5'),
  'doc rtf': begins(OLE, '{\\rtf'),
  'xls ppt': begins(OLE),
  docx: isOffice('word/'),
  xlsx: isOffice('xl/'),
  pptx: isOffice('ppt/'),
  'odt ods odp': (bytes) => isZipWith(bytes, 'application/vnd.oasis.opendocument'),
  'zip pages numbers key sketch xd': isZip,
  'txt csv md': (bytes) => textOf(bytes) !== '',
  'ttf otf woff woff2': begins('\0\x01\0\0', 'OTTO', 'true', 'wOFF', 'wOF2'),
  'mp4 mov': begins('????ftyp', '????moov', '????mdat', '????wide'),
};

/** What the content of a file has to be, by the ending of its name. */
const kinds = new Map(
  Object.entries(kindChecks).flatMap(([endings, check]) =>
    endings.split(' ').map((ending) => [ending, check] as const),
  ),
);

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
  return kinds.get(endingOf(name))?.(bytes) ? null : 'other-content';
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
