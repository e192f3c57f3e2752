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
const oldOffice = letters('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const openDocument = letters('PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.text');

/** The smallest content that is accepted, by the ending of the name. */
export const fileContents: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  png: letters('\x89PNG\r\n\x1a\n'),
  jpg: letters('\xff\xd8\xff\xe0'),
  jpeg: letters('\xff\xd8\xff\xe1'),
  jfif: letters('\xff\xd8\xff\xe0'),
  webp: letters('RIFF\x10\x00\x00\x00WEBPVP8 '),
  gif: letters('GIF89a'),
  bmp: letters('BM\x36\x00\x00\x00\x00\x00\x00\x00'),
  tif: letters('II*\x00'),
  tiff: letters('MM\x00*'),
  ico: letters('\x00\x00\x01\x00'),
  heic: letters('\x00\x00\x00\x18ftypheic'),
  heif: letters('\x00\x00\x00\x18ftypmif1'),
  avif: letters('\x00\x00\x00\x1cftypavif'),
  psd: letters('8BPS\x00\x01'),
  svg: letters('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  pdf: letters('%PDF-1.7'),
  ai: letters('%PDF-1.5'),
  eps: letters('%!PS-Adobe-3.0 EPSF-3.0'),
  indd: letters('\x06\x06\xed\xf5\xd8\x1d\x46\xe5'),
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  docx: office('word'),
  xlsx: office('xl'),
  pptx: office('ppt'),
  odt: openDocument,
  ods: openDocument,
  odp: openDocument,
  rtf: letters('{\\rtf1\\ansi'),
  zip: letters('PK\x03\x04'),
  pages: letters('PK\x03\x04Index/Document.iwa'),
  numbers: letters('PK\x03\x04Index/Tables.iwa'),
  key: letters('PK\x03\x04Index/Slide.iwa'),
  sketch: letters('PK\x03\x04document.json'),
  xd: letters('PK\x03\x04mimetype'),
  ttf: letters('\x00\x01\x00\x00'),
  otf: letters('OTTO'),
  woff: letters('wOFF'),
  woff2: letters('wOF2'),
  mp4: letters('\x00\x00\x00\x20ftypisom'),
  mov: letters('\x00\x00\x00\x14ftypqt  '),
  txt: letters('Moss gr\xc3\xbcn'),
  csv: letters('a;b\r\n'),
  md: letters('# Moss'),
};
