import { describe, expect, test } from 'vitest';
import { fileContents } from '#mocks/factories/attachment.ts';
import {
  acceptedFiles,
  fileProblems,
  problemOfContent,
  problemOfFile,
  safeFileName,
} from '#src/domain/fileRules.ts';
import { fileSize } from '#src/domain/fileSize.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('The content of a file', () => {
  test('is accepted for each ending with content of its kind', () => {
    expect(acceptedFiles.split(',').sort()).toEqual(
      Object.keys(fileContents)
        .map((ending) => `.${ending}`)
        .sort(),
    );
    for (const [ending, content] of Object.entries(fileContents)) {
      expect([ending, problemOfContent(`A.b.${ending.toUpperCase()}`, content)]).toEqual([
        ending,
        null,
      ]);
    }
  });

  test.each([
    ['a program named as a picture', 'logo.png', bytes('MZ\x90\x00')],
    ['HTML named as a picture', 'logo.svg', bytes('<html><script>alert(1)</script></html>')],
    ['a picture named as a program', 'logo.exe', fileContents.png],
    ['a name without an ending', 'png', fileContents.png],
    ['an archive named as a document', 'brief.docx', fileContents.zip],
    ['a table named as a document', 'brief.docx', fileContents.xlsx],
    ['a document named as a table', 'brief.xlsx', fileContents.docx],
    ['an archive with a folder of a document', 'brief.docx', bytes('PK\x03\x04word/')],
    ['an archive with a folder of a table', 'brief.xlsx', bytes('PK\x03\x04xl/')],
    ['a text named as an archive', 'brief.zip', fileContents.txt],
    ['a text named as a photograph', 'brief.jpg', fileContents.txt],
    ['a text named as an animation', 'brief.gif', fileContents.txt],
    ['a text named as a PDF', 'brief.pdf', fileContents.txt],
    ['another container with the letters of WebP', 'logo.webp', bytes('RIFX\x10\x00\x00\x00WEBP')],
    ['a text that is no UTF-8', 'list.csv', bytes('\xff\xfe')],
    ['a text with NUL', 'list.txt', bytes('a\0b')],
    ['a sound in the container of WebP', 'logo.webp', bytes('RIFF\x10\x00\x00\x00WAVEfmt ')],
  ])('is refused: %s', (_, name, content = new Uint8Array()) => {
    expect(problemOfContent(name, content)).toBe('unsupported-type');
  });

  test('is refused when it is empty or larger than 10 MB', () => {
    expect(problemOfContent('a.txt', new Uint8Array())).toBe('empty');
    expect(problemOfFile({ name: 'a.exe', size: 1 })).toBe('unsupported-type');
    expect(problemOfFile({ name: 'a.txt', size: 10_485_760 })).toBeNull();
    expect(problemOfFile({ name: 'a.txt', size: 10_485_761 })).toBe('too-large');
  });
});

test('each problem has its sentence', () => {
  expect(fileProblems).toEqual({
    'too-large': 'This file is larger than 10 MB.',
    empty: 'This file is empty.',
    'unsupported-type': 'Files of this kind are not accepted.',
  });
});

test.each([
  ['list.txt. .', 'list.txt'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\logo.png', 'logo.png'],
  ['lo\u202egnp.exe.png', 'lognp.exe.png'],
  ['a\u0000b\r\nc\u2028.txt', 'abc.txt'],
  ['a"b<c>:|?*.txt', 'abc.txt'],
  ['  .. .htaccess ', 'htaccess'],
  ['\ud800.txt', 'txt'],
  ['', 'file'],
  ['Größe – 図面 🌳.pdf', 'Größe – 図面 🌳.pdf'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(95)}.docx`],
])('the name %j is stored as %j', (name, stored) => {
  expect(safeFileName(name)).toBe(stored);
});

test('only the first and the last 500 characters of a name are read, so none takes long', () => {
  expect(safeFileName(`a${'?'.repeat(499)}unread${'?'.repeat(496)}.txt`)).toBe('a.txt');
});

test.each([
  [1, '1 KB'],
  [348_160, '340 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes are shown as %s', (size, words) => {
  expect(fileSize(size)).toBe(words);
});
