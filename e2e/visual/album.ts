import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where the committed pictures are: a folder a component, as Storybook's sidebar has it. */
const album = join(import.meta.dirname, 'pictures');

const isPicture = (file: string) => file.endsWith('.png');

/** The pictures of a component that none of its stories stands for any longer. */
export function strayPictures(title: string, expected: ReadonlySet<string>): string[] {
  const folder = join(album, ...title.split('/'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => isPicture(file) && !expected.has(file))
    .map((file) => join(folder, file));
}

/** The pictures of components that are gone, or are no longer pictured. */
export function picturesOfNobody(titles: ReadonlySet<string>): string[] {
  if (!existsSync(album)) return [];
  return readdirSync(album, { recursive: true, withFileTypes: true })
    .filter(({ name }) => isPicture(name))
    .filter(({ parentPath }) => !titles.has(relative(album, parentPath).split(sep).join('/')))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Takes pictures out of the album. */
export function removePictures(files: readonly string[]) {
  for (const file of files) rmSync(file);
}
