import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseAst } from 'vite';

/** What the manifest says of a component besides its props, by the name in `parameters.guidance`. */
const headings = {
  use: 'when to use it',
  avoid: 'when to use something else',
  accessibility: 'accessibility',
} as const;

interface Node {
  type?: string;
  key?: { name?: string };
  value?: unknown;
}

/** The texts of the `guidance` in a story file, by their heading. */
function guidanceIn(path: string) {
  const tags: Record<string, string[]> = {};
  JSON.stringify(parseAst(readFileSync(path, 'utf8'), { lang: 'tsx' }), (_, node: Node | null) => {
    if (node?.type !== 'Property' || node.key?.name !== 'guidance') return node;
    const { properties = [] } = node.value as { properties?: Node[] };
    for (const { key, value } of properties) {
      const heading = headings[key?.name as keyof typeof headings];
      const { value: text } = (value ?? {}) as Node;
      if (heading && typeof text === 'string') tags[heading] = [text];
    }
    return null;
  });
  return tags;
}

interface Manifests {
  components?: {
    components: Record<string, { path: string; jsDocTags?: Record<string, string[]> }>;
  };
}

/**
 * Completes the manifest, which Storybook reads from the sources: assistants get the guidance of a component with
 * its props, as `addon-mcp` prints each tag. Paths become relative to the project.
 */
export function completeManifests(manifests: Manifests = {}): object {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    component.jsDocTags = { ...component.jsDocTags, ...guidanceIn(component.path) };
  }
  return JSON.parse(JSON.stringify(manifests).replaceAll(`${process.cwd()}/`, ''));
}
