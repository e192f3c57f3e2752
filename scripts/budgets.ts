/** What a page may weigh. A heavier page fails the builds of `npm test`, others warn of it, and `npm run bench` measures the same. */
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page, PageName } from '../src/pages.ts';

/** Bytes of HTML with its styles, compressed: what a server sends before it waits for an acknowledgement. */
export const MAX_HTML = 14_000;

/** Bytes of a picture. */
const MAX_IMAGE = 25_000;

/** The formats of pictures. */
const imageTypes = new Set(['.avif', '.svg']);

interface Budget {
  /** Bytes of script that the page names, compressed. */
  script: number;
  /** Bytes that the named scripts load without any interaction, compressed. Only `npm run bench` sees them. */
  later: number;
  /** Requests before any interaction, with the page's own and its icon's, without pictures below the first screen. */
  requests: number;
}

const usual: Budget = { script: 110_000, later: 0, requests: 8 };

/** A form brings the code that validates it, and then asks the backend for its draft. */
const withForm: Budget = { script: 134_000, later: 7_000, requests: 12 };

const ownBudgets: Readonly<Partial<Record<PageName, Budget>>> = {
  customQuote: withForm,
  questionnaire: withForm,
  tickets: withForm,
};

export const budgetOf = (name: PageName) => ownBudgets[name] ?? usual;

interface Weight {
  file: string;
  /** Compressed bytes, as in `modules`. */
  html: number;
  modules: readonly { file: string; bytes: number }[];
  requests: number;
}

interface PageFiles {
  file: string;
  /** Files of the site, as in `lateStyles` and `fonts`. */
  modules: readonly string[];
  lateStyles: readonly string[];
  fonts: readonly string[];
}

/** Weighs a page of the built site in the folder `site`, whose files have been compressed. */
export async function weigh(
  site: string,
  { file, modules, lateStyles, fonts }: PageFiles,
): Promise<Weight> {
  const compressed = async (path: string) => (await stat(join(site, `${path}.br`))).size;
  return {
    file,
    html: await compressed(file),
    modules: await Promise.all(
      modules.map(async (module) => ({ file: module, bytes: await compressed(module) })),
    ),
    // The page itself, and its icon.
    requests: 2 + modules.length + lateStyles.length + fonts.length,
  };
}

export const scriptBytes = ({ modules }: Weight) =>
  modules.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of script that the note about counted visits has. */
const COUNTING = 300;

/** What exceeds the page's budget, as sentences. The owner's pages may load any number of scripts. */
export function excess(
  weight: Weight,
  page: { name: PageName } & Pick<Page, 'isAdmin'>,
  isCounting = false,
) {
  const { file, html, modules, requests } = weight;
  const own = budgetOf(page.name);
  const budget = { ...own, script: own.script + (isCounting ? COUNTING : 0) };
  const script = scriptBytes(weight);
  const heaviest = modules
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((module) => `${module.file} ${module.bytes}`)
    .join(', ');
  const sentences: string[] = [];
  if (html > MAX_HTML) {
    sentences.push(
      `${file} has ${html} bytes of HTML and styles, and may have ${MAX_HTML}: ` +
        'show less of it at first, or move styles to where they are used.',
    );
  }
  if (!page.isAdmin && script > budget.script) {
    sentences.push(
      `${file} loads ${script} bytes of script by itself, and may load ${budget.script} ` +
        `(${heaviest}): import what a visitor does not need yet when it is used.`,
    );
  }
  if (!page.isAdmin && requests > budget.requests) {
    sentences.push(
      `${file} makes ${requests} requests by itself, and may make ${budget.requests} ` +
        `(modules: ${modules.map((module) => module.file).join(', ')}): ` +
        'join small modules, or import them when they are used.',
    );
  }
  return sentences;
}

/** What is wrong with the pictures in the folder `assets` of a built site, as sentences. */
export async function imageExcess(assets: string) {
  const sentences: string[] = [];
  for (const file of await readdir(assets)) {
    const type = extname(file);
    if (!/^\.(avif|gif|jpe?g|png|svg|webp)$/.test(type)) continue;
    const { size } = await stat(join(assets, file));
    if (!imageTypes.has(type)) sentences.push(`${file} is a picture of another format than AVIF.`);
    if (size > MAX_IMAGE) sentences.push(`${file} has ${size} bytes, and may have ${MAX_IMAGE}.`);
  }
  return sentences;
}
