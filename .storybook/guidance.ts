import { definePreviewAddon, type StrictInputType } from 'storybook/internal/csf';

/**
 * Advice on a public component of the design system, shown on its docs page. Component names in
 * backticks become links.
 */
export interface Guidance {
  /** When and how to use it. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /** What it does for assistive technology, and what its user must do. */
  accessibility: string;
}

export interface GuidanceParameters {
  guidance?: Guidance;
}

/** Replaces the type `unknown[number]` in the docs by the members of the tuple. */
function nameMembers(argType: StrictInputType): StrictInputType {
  const { options, table } = argType;
  if (table?.type?.summary !== 'unknown[number]') return argType;
  const { type, ...rest } = table;
  const summary = options?.map(String).join(' | ');
  return { ...argType, table: summary ? { ...rest, type: { summary } } : rest };
}

/** Types `parameters.guidance`, and names tuple members in the table of props. */
export function addonGuidance() {
  return definePreviewAddon<{ parameters: GuidanceParameters }>({
    argTypesEnhancers: [
      ({ argTypes }) =>
        Object.fromEntries(Object.entries(argTypes).map(([name, row]) => [name, nameMembers(row)])),
    ],
  });
}
