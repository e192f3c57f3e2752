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
    ['a mark of UTF-16 without a text', 'list.csv', bytes('\xff\xfe')],
    ['a text with NUL', 'list.txt', bytes('a\0b')],
    ['a text with NUL in Windows-1252', 'list.txt', bytes('gr\xfcn\0')],
    ['a program named as a text', 'list.txt', bytes('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0')],
    ['a picture named as a text', 'list.csv', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['UTF-16 that is cut off', 'list.txt', bytes('\xff\xfea\0b')],
    ['a PDF after more than 1,023 bytes', 'brief.pdf', bytes(`${'-'.repeat(1024)}%PDF-1.7`)],
    ['a page with the letters of PDF', 'brief.pdf', bytes('\xef\xbb\xbf <html>%PDF-1.7')],
    ['a program with the letters of PDF', 'brief.pdf', bytes('MZ\x90\0%PDF-1.7')],
    ['a script with the letters of PDF', 'brief.pdf', bytes('#!/bin/sh\n%PDF-1.7')],
    ['a document with macros', 'brief.docm', fileContents.docx],
    ['a page', 'index.html', bytes('<html></html>')],
    ['a program with two endings', 'brief.pdf.exe', fileContents.pdf],
    ['a PDF named as a picture', 'logo.heic', fileContents.pdf],
    ['a text named as an old document', 'brief.doc', fileContents.txt],
    ['an archive named as an OpenDocument text', 'brief.odt', fileContents.zip],
    ['a text that begins with BM named as a picture', 'logo.bmp', bytes('BMW parts since 1908')],
    ['a sound in the container of WebP', 'logo.webp', bytes('RIFF\x10\x00\x00\x00WAVEfmt ')],
  ])('is refused: %s', (_, name, content = new Uint8Array()) => {
    expect(problemOfContent(name, content)).toBe(
      problemOfFile({ name, size: 1 }) ?? 'other-content',
    );
  });

  const utf16 = (text: string, isBigEndian = false) =>
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBigEndian ? [0, code] : [code, 0];
    });

  test.each([
    ['a list in Windows-1252', 'list.csv', bytes('Gr\xf6\xdfe;\x80 5\r\nM\xfcller;\x93a\x94\r\n')],
    ['a text in UTF-8 with a mark', 'list.txt', bytes('\xef\xbb\xbfGr\xc3\xb6\xc3\x9fe')],
    ['a list in UTF-16', 'list.csv', Uint8Array.from([0xff, 0xfe, ...utf16('Größe;5\r\n')])],
    [
      'the same in the other order',
      'a.txt',
      Uint8Array.from([0xfe, 0xff, ...utf16('Größe', true)]),
    ],
    ['a list in UTF-16 without a mark', 'list.csv', Uint8Array.from(utf16('Größe;5\r\n'))],
    ['the same without a mark', 'list.csv', Uint8Array.from(utf16('Größe;5\r\n', true))],
    ['a picture in UTF-16', 'logo.svg', Uint8Array.from([0xff, 0xfe, ...utf16('<svg></svg>')])],
    ['a PNG named as a JPEG', 'photo.jpg', fileContents.png],
    ['a WebP named as a JPEG', 'photo.JPG', fileContents.webp],
    ['a HEIC named as a JPEG', 'IMG_1.jpeg', fileContents.heic],
    ['a JPEG named as a HEIC', 'IMG_1.HEIC', fileContents.jpg],
    ['a PDF after 1,023 bytes', 'brief.pdf', bytes(`${'-'.repeat(1023)}%PDF-1.7`)],
    ['a PDF after a mark', 'brief.pdf', bytes('\xef\xbb\xbf\r\n%PDF-1.7')],
    ['a drawing in PostScript', 'logo.ai', fileContents.eps],
    ['a drawing with a preview', 'logo.eps', bytes('\xc5\xd0\xd3\xc6 ')],
    ['a document with a password', 'brief.docx', fileContents.doc],
    ['a document saved as rich text', 'brief.doc', fileContents.rtf],
  ])('is accepted: %s', (_, name, content = new Uint8Array()) => {
    expect(problemOfContent(name, content)).toBeNull();
  });

  test('is refused when it is empty or larger than 10 MB', () => {
    expect(problemOfContent('a.txt', new Uint8Array())).toBe('empty');
    for (const name of ['a.exe', 'a.docm', 'a.html', 'a.js', 'a.pdf.exe', 'pdf']) {
      expect(problemOfFile({ name, size: 1 })).toBe('unsupported-type');
    }
    expect(problemOfFile({ name: 'a.txt', size: 10_485_760 })).toBeNull();
    expect(problemOfFile({ name: 'a.txt', size: 10_485_761 })).toBe('too-large');
  });
});

test('each problem has its sentence', () => {
  expect(fileProblems).toEqual({
    'too-large': 'This file is larger than 10 MB.',
    empty: 'This file is empty.',
    'unsupported-type':
      'Files of this kind are not accepted. Send the file in a ZIP file, or as one of these kinds: pictures, PDF, documents, design files, text, fonts, videos or ZIP.',
    'other-content':
      'The content of this file is not what the ending of its name says. Save it again in that format, or send it in a ZIP file.',
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
