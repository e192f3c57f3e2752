import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/** Collects the lines that tests report during `npm run deep`. */
export const reportFile = '.cache/results/report.txt';

/** Reports what a deep test measured, as one line; does nothing in an everyday run. */
export function report(line: string) {
  const file = process.env.REPORT_FILE;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${line}\n`);
}
