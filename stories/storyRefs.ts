import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story by the path of its file below `stories/`, and its name there: 'app/App#Default'. */
export type StoryRef = `${string}#${string}`;

/** The file and the name that a reference is made of. */
export function splitRef(ref: StoryRef) {
  const [path = '', name = ''] = ref.split('#');
  return { file: `stories/${path}.stories.tsx`, path, name };
}

/** The id that Storybook gives to a story whose title mirrors its path. */
export function idOf(ref: StoryRef) {
  const { path, name } = splitRef(ref);
  return toId(path, storyNameFromExport(name));
}
