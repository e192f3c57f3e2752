import type { ReactNode } from 'react';
import { definePreviewAddon, storyNameFromExport } from 'storybook/internal/csf';
import { inheritedDescription } from './inheritedDescription';
import { describeProp } from './propTable';

/** A part of a component, numbered in its picture. */
export interface Part {
  /** Finds the part in the rendered story. */
  selector: string;
  /** Its name and its purpose. */
  text: string;
  /** The edge of the picture where its number is. */
  at: 'start' | 'end' | 'above' | 'below';
}

/** A sample, and what it shows. */
interface Example {
  sample: () => ReactNode;
  text: string;
}

/** A component in pictures. */
export interface Pictures {
  /** The export of the story in the picture of the parts. */
  shows: string;
  parts: readonly Part[];
  /** What happens on a narrow and on a wide screen. */
  widths: string;
  right: Example;
  wrong: Example;
}

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
  /** For the components that screens use most. */
  pictures?: Pictures;
}

export interface GuidanceParameters {
  guidance?: Guidance;
}

/** The first element that a selector finds outside Storybook's own elements. */
export const partIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].find((element) => !element.closest('.sb-wrapper'));

/** Types `parameters.guidance`, checks its selectors, and completes the table of props. */
export function addonGuidance() {
  return definePreviewAddon<{ parameters: GuidanceParameters }>({
    afterEach({ name, parameters, tags, canvasElement }) {
      const { pictures }: Partial<Guidance> = parameters.guidance ?? {};
      if (!pictures || tags.includes('test-fn')) return;
      if (storyNameFromExport(pictures.shows) !== name) return;
      const { body } = canvasElement.ownerDocument;
      const missing = pictures.parts.filter(({ selector }) => !partIn(body, selector));
      if (missing.length > 0) throw new Error(`No such part: ${missing[0]?.selector}`);
    },
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
