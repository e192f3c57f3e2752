import { definePreviewAddon } from 'storybook/internal/csf';
import { inheritedDescription } from './inheritedDescription';
import { describeProp } from './propTable';

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

/** Types `parameters.guidance`, and completes the table of props. */
export function addonGuidance() {
  return definePreviewAddon<{ parameters: GuidanceParameters }>({
    argTypesEnhancers: [
      ({ argTypes, initialArgs, title }) => {
        // Storybook adds rows for the story's other arguments after this.
        const added = Object.keys(initialArgs).map((name) => [name, { name }] as const);
        const rows: typeof argTypes = { ...Object.fromEntries(added), ...argTypes };
        return Object.fromEntries(
          Object.entries(rows).map(([name, row]) => [
            name,
            { ...row, ...describeProp(name, row, inheritedDescription(title, name)) },
          ]),
        );
      },
    ],
  });
}
