/**
 * `npm run tokens`: writes the design tokens for design tools into `tokens/`, a file for each theme in
 * the format of the Design Tokens Community Group. `npm run tokens -- folder` writes them elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { tokenFiles } from '../.storybook/designTokens.ts';

const folder = process.argv[2] ?? 'tokens';

mkdirSync(folder, { recursive: true });
for (const { fileName, source } of tokenFiles) {
  const file = join(folder, fileName);
  writeFileSync(file, `${source}\n`);
  console.log(file);
}
