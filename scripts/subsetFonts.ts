/**
 * `npm run fonts`: cuts the two typefaces down to the characters that the site uses, from their npm
 * packages into the tokens folder. Run it after either package changes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const punctuation = '\u00a0£€©·×÷–—‘’“”…→←↑↗';
const latin1 = String.fromCodePoint(...Array.from({ length: 64 }, (_, index) => 0xc0 + index));

const fonts = [
  {
    name: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    text: ascii + punctuation,
    variationAxes: { wght: 600 },
  },
  {
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    text: `${ascii}${punctuation}−${latin1}`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

const folder = new URL('../src/design-system/tokens/fonts/', import.meta.url);

for (const { name, file, text, variationAxes } of fonts) {
  const source = await readFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${file}`)),
  );
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
  const license = import.meta.resolve(`@fontsource-variable/${name}/LICENSE`);
  await copyFile(fileURLToPath(license), new URL(`${name}.LICENSE.txt`, folder));
  console.log(`${name}: ${source.length} -> ${subset.length} bytes`);
}
