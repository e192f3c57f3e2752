/** Draws the site's icons and link preview from its tokens, typefaces and texts. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import Color from 'colorjs.io';
import subsetFont from 'subset-font';
import { logo } from '../../src/content/logo.ts';
import type { ColorTokens, ThemeName } from '../../src/design-system/tokens/tokens.ts';

interface Brand {
  name: string;
  url: string;
  headline: string;
  /** The line below the headline. */
  prices: string;
  colors: Readonly<Record<ThemeName, ColorTokens>>;
}

const fontFolder = 'src/design-system/tokens/fonts';

/** The typefaces as the renderer reads them: one weight each, and the family's name in the file. */
const display = {
  file: 'bricolage-grotesque.woff2',
  family: 'Bricolage Grotesque 96pt ExtraBold',
  axes: undefined,
};
const body = { file: 'figtree.woff2', family: 'Figtree Light', axes: { wght: 500 } };

/** Every character that a text in an image may have. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index),
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x20ac],
);

/** Writes the typefaces into a folder: the renderer reads files alone. */
async function writeFonts(folder: string) {
  return Promise.all(
    [display, body].map(async ({ file, axes }) => {
      const font = await subsetFont(await readFile(join(fontFolder, file)), characters, {
        targetFormat: 'truetype',
        ...(axes && { variationAxes: axes }),
      });
      const path = join(folder, file.replace(/woff2$/, 'ttf'));
      await writeFile(path, font);
      return path;
    }),
  );
}

function render(svg: string, width: number, files: readonly string[] = []) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [...files], loadSystemFonts: false },
  });
  return image.render().asPng();
}

/** A colour in hexadecimal notation, for software without OKLCH such as the renderer. */
export const hex = (color: string) => new Color(color).to('srgb').toString({ format: 'hex' });

const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A path of the logo, with the middle of its mark at 0, 0. */
const stroked = (path: string, stroke: string, width: number) =>
  `<path d="${path}" transform="translate(-14 -12.5)" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

const drawing = (brand: string, accent: string, width: number) =>
  stroked(logo.mark, brand, width) + stroked(logo.accent, accent, width);

/** Breaks a sentence into lines of at most `longest` characters. */
function linesOf(text: string, longest: number) {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < longest) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The image that other sites show beside a link to this one, 1200 by 630 px. */
function linkPreview({ colors, name, url, headline, prices }: Brand) {
  const { paper, ink, inkQuiet, brand, accent, sunken } = colors.light;
  const lines = headline.split(/(?<=[.!?]) /).flatMap((sentence) => linesOf(sentence, 24));
  const size = Math.min(84, Math.floor(340 / (lines.length * 1.1)));
  const headlineText = lines.map(
    (line, index) =>
      `<text x="80" y="${212 + size * 0.72 + index * size * 1.1}" font-size="${size}" letter-spacing="${-0.02 * size}">${escapeText(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${hex(paper)}"/>
<g transform="translate(962 540) rotate(22.5) scale(13.6)">${stroked(logo.mark, hex(brand), 1.1)}</g>
<rect y="532" width="1200" height="98" fill="${hex(sunken)}"/>
<path d="M0 532H1200" stroke="${hex(accent)}" stroke-width="6"/>
<g transform="translate(104 87) scale(2.5)">${drawing(hex(brand), hex(accent), 2.2)}</g>
<g font-family="${display.family}" font-weight="600" fill="${hex(ink)}">
<text x="150" y="108" font-size="44" letter-spacing="-0.9">${escapeText(name)}</text>
${headlineText.join('\n')}
</g>
<g font-family="${body.family}" font-weight="500" font-size="29" fill="${hex(inkQuiet)}">
<text x="80" y="592">${escapeText(prices)}</text>
<text x="1120" y="592" text-anchor="end" fill="${hex(brand)}">${escapeText(new URL(url).host)}</text>
</g></svg>`;
}

/** An icon. At the scale 1, the mark reaches from edge to edge. */
function icon({ paper, brand, accent }: ColorTokens, scale: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
<rect width="28" height="28" fill="${hex(paper)}"/>
<g transform="translate(14 14) scale(${scale}) translate(0 -1.5)">${drawing(hex(brand), hex(accent), 2.4)}</g></svg>`;
}

/** The icon of the browser's tab, which follows the browser's theme. */
function favicon({ light, dark }: Brand['colors']) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28" color="${hex(light.brand)}">
<style>@media (prefers-color-scheme: dark) { svg { color: ${hex(dark.brand)} } }</style>
<g transform="translate(14 12.5)">${drawing('currentColor', hex(light.accent), 2.4)}</g></svg>`;
}

/** Images of the widths in one file, for software that asks for the icon without reading a page. */
function ico(svg: string, widths: readonly number[]) {
  const images = widths.map((width) => ({ width, png: render(svg, width) }));
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ width, png }) => {
    const entry = Buffer.from([width, width, 0, 0, 1, 0, 32, 0, ...Array<number>(8).fill(0)]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/** Draws every image, by the name of its file. */
export async function brandImages(brand: Brand): Promise<Record<string, Buffer | string>> {
  const colors = brand.colors.light;
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const preview = render(linkPreview(brand), 1200, await writeFonts(folder));
  await rm(folder, { recursive: true });
  return {
    'favicon.svg': favicon(brand.colors),
    'favicon.ico': ico(favicon(brand.colors), [16, 32, 48]),
    'link-preview.png': preview,
    'apple-touch-icon.png': render(icon(colors, 0.8), 180),
    'icon-192.png': render(icon(colors, 0.86), 192),
    'icon-512.png': render(icon(colors, 0.86), 512),
    // Systems cut it to shapes of their own, which keep the middle 80 per cent.
    'icon-maskable-512.png': render(icon(colors, 0.62), 512),
  };
}
