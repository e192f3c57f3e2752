import type { Attachment } from '#src/domain/attachment.ts';

/** A logo that a customer has sent. */
export function buildAttachment(overrides: Partial<Attachment> = {}): Attachment {
  return {
    id: '7d1c2e9a-4b5f-4c3d-8e6a-1f2b3c4d5e6f',
    name: 'logo.png',
    size: 348_160,
    ...overrides,
  };
}

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const office = (folder: string) => letters(`PK\x03\x04 [Content_Types].xml ${folder}/document.xml`);

/** The smallest content that is accepted, by the ending of the name. */
export const fileContents: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  png: letters('\x89PNG\r\n\x1a\n'),
  jpg: letters('\xff\xd8\xff\xe0'),
  jpeg: letters('\xff\xd8\xff\xe1'),
  webp: letters('RIFF\x10\x00\x00\x00WEBPVP8 '),
  gif: letters('GIF89a'),
  svg: letters('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  pdf: letters('%PDF-1.7'),
  docx: office('word'),
  xlsx: office('xl'),
  zip: letters('PK\x03\x04'),
  txt: letters('Moss gr\xc3\xbcn'),
  csv: letters('a;b\r\n'),
};
