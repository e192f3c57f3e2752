import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folder of the committed screenshots, with a folder for each component title. */
const screenshotsFolder = join(import.meta.dirname, 'pictures');

const isScreenshot = (file: string) => file.endsWith('.png');

/** The screenshots of a component that belong to none of its stories. */
export function strayScreenshots(title: string, expected: ReadonlySet<string>): string[] {
  const folder = join(screenshotsFolder, ...title.split('/'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => isScreenshot(file) && !expected.has(file))
    .map((file) => join(folder, file));
}

/** The screenshots that belong to no component. */
export function orphanedScreenshots(titles: ReadonlySet<string>): string[] {
  if (!existsSync(screenshotsFolder)) return [];
  return readdirSync(screenshotsFolder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => isScreenshot(name))
    .filter(
      ({ parentPath }) => !titles.has(relative(screenshotsFolder, parentPath).split(sep).join('/')),
    )
    .map(({ parentPath, name }) => join(parentPath, name));
}

export function removeScreenshots(files: readonly string[]) {
  for (const file of files) rmSync(file);
}
