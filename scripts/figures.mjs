/** What heavy tests have to say besides passing: a line each, for whoever runs them all. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/** @param {string} line */
export function report(line) {
  const file = process.env.FIGURES;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${line}\n`);
}
