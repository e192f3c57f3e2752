/** What a page may weigh. A build that weighs more stops, and says where and what to do. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of HTML with its styles, compressed: what a server sends before it waits for an answer. */
const HTML = 14_000;

/**
 * What a visitor's page loads by itself: bytes of script, compressed, and requests, with the page's
 * own and its icon's. A form brings along what checks it.
 */
const usual = { script: 105_000, requests: 8 };
const withForm = { script: 127_000, requests: 12 };

/** @type {Readonly<Record<string, typeof usual>>} */
const ownBudgets = { customQuote: withForm, questionnaire: withForm };

/**
 * @typedef {object} Weight of a page
 * @property {string} file
 * @property {number} html
 * @property {{ url: string, bytes: number }[]} modules
 * @property {number} requests
 */

/**
 * @param {string} site its folder, with compressed files
 * @param {object} page
 * @param {string} page.file
 * @param {readonly string[]} page.modules their addresses
 * @param {readonly string[]} page.fonts
 * @returns {Promise<Weight>}
 */
export async function weigh(site, { file, modules, fonts }) {
  /** @param {string} path */
  const compressed = async (path) => (await stat(join(site, `${path}.br`))).size;
  return {
    file,
    html: await compressed(file),
    modules: await Promise.all(modules.map(async (url) => ({ url, bytes: await compressed(url) }))),
    // The page itself, and its icon.
    requests: 2 + modules.length + fonts.length,
  };
}

/** @param {Weight} weight */
export const scriptBytes = ({ modules }) => modules.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * What is wrong with a page's weight, as sentences. Only a visitor's pages have to be light in
 * script: the owner's come to stay.
 *
 * @param {Weight} weight
 * @param {{ name: string, isOwners?: boolean }} page
 * @returns {string[]}
 */
export function excess(weight, { name, isOwners = false }) {
  const isVisitors = !isOwners;
  const { file, html, modules, requests } = weight;
  const budget = ownBudgets[name] ?? usual;
  const script = scriptBytes(weight);
  const heaviest = modules
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ url, bytes }) => `${url} ${bytes}`)
    .join(', ');
  const sentences = [];
  if (html > HTML) {
    sentences.push(
      `${file} has ${html} bytes of HTML and styles, and may have ${HTML}: ` +
        'show less of it at first, or move styles to where they are used.',
    );
  }
  if (isVisitors && script > budget.script) {
    sentences.push(
      `${file} loads ${script} bytes of script by itself, and may load ${budget.script} ` +
        `(${heaviest}): import what a visitor need not have yet when it is used.`,
    );
  }
  if (isVisitors && requests > budget.requests) {
    sentences.push(
      `${file} makes ${requests} requests by itself, and may make ${budget.requests} ` +
        `(modules: ${modules.map(({ url }) => url).join(', ')}): ` +
        'join small modules, or import them when they are used.',
    );
  }
  return sentences;
}
