import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import sharp from 'sharp';

/** The folder of the committed screenshots, with a folder for each component title. */
const screenshotsFolder = join(import.meta.dirname, 'pictures');

const isScreenshot = (file: string) => file.endsWith('.webp');

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

/** A committed screenshot as the PNG file that Playwright compares with. */
export interface Reference {
  /** Writes the PNG file, if there is a committed screenshot. */
  decode(): Promise<void>;
  /** Commits the PNG file in place of the screenshot, if Playwright has replaced it. */
  keep(): Promise<void>;
}

/**
 * A committed screenshot. It is a WebP file without loss, less than half as large as a PNG file.
 *
 * @param path the folders of the component, then the name of the file without its ending
 * @param png the path of the PNG file
 */
export function referenceOf(path: readonly string[], png: string): Reference {
  const webp = `${join(screenshotsFolder, ...path)}.webp`;
  let decoded = Buffer.alloc(0);
  return {
    async decode() {
      rmSync(png, { force: true });
      if (!existsSync(webp)) return;
      decoded = await sharp(webp).png({ compressionLevel: 1 }).toBuffer();
      mkdirSync(dirname(png), { recursive: true });
      writeFileSync(png, decoded);
    },
    async keep() {
      const current = readFileSync(png);
      if (current.equals(decoded)) return;
      mkdirSync(dirname(webp), { recursive: true });
      await sharp(current).removeAlpha().webp({ lossless: true, effort: 6 }).toFile(webp);
    },
  };
}
