import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story's file below `stories/` and its export: 'app/App#Default'. */
export type StoryRef = `${string}#${string}`;

/** The file, path and export of a reference. */
export function splitRef(ref: StoryRef) {
  const [path = '', name = ''] = ref.split('#');
  return { file: `stories/${path}.stories.tsx`, path, name };
}

/** Storybook's id of the story. */
export function idOf(ref: StoryRef) {
  const { path, name } = splitRef(ref);
  return toId(path, storyNameFromExport(name));
}
