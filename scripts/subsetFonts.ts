/**
 * `npm run fonts`: cuts the two typefaces and those of the sample pages down to the characters that are
 * used, from their npm packages. Run it after a package, or the text of a sample, changes.
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

/** The typeface of each sample, for its headings. */
const sampleFonts = [
  { sample: 'trade', name: 'zilla-slab', weight: 700 },
  { sample: 'shop', name: 'fraunces', weight: 500 },
  { sample: 'booking', name: 'lexend', weight: 600 },
];

const folder = new URL('../src/design-system/tokens/fonts/', import.meta.url);
const samples = new URL('../src/content/samples/', import.meta.url);

async function cut(
  packageName: string,
  file: string,
  text: string,
  target: URL,
  variationAxes: Record<string, number | { min: number; max: number }> = {},
) {
  const path = fileURLToPath(import.meta.resolve(`${packageName}/files/${file}`));
  const source = await readFile(path);
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(target, subset);
  const license = fileURLToPath(import.meta.resolve(`${packageName}/LICENSE`));
  await copyFile(license, new URL(`${packageName.split('/')[1]}.LICENSE.txt`, folder));
  console.log(`${packageName}: ${source.length} -> ${subset.length} bytes`);
}

for (const { name, file, text, variationAxes } of fonts) {
  const target = new URL(`${name}.woff2`, folder);
  await cut(`@fontsource-variable/${name}`, file, text, target, variationAxes);
}
for (const { sample, name, weight } of sampleFonts) {
  const page = await readFile(new URL(`${sample}.html`, samples), 'utf8');
  const text = page.match(/<h\d>[^<]*|class="n[^<]*/g)?.join('') ?? '';
  const target = new URL(`${name}.woff2`, samples);
  await cut(`@fontsource/${name}`, `${name}-latin-${weight}-normal.woff2`, text, target);
}
