import type { ReactNode } from 'react';
import { definePreviewAddon, type StrictInputType } from 'storybook/internal/csf';

/** A piece of advice, and what it looks like. */
export interface Example {
  words: string;
  /** Rendered on the page beside the words; nothing in it can be used. */
  shown?: () => ReactNode;
}

/**
 * What a designer has to know of a component that neither its types nor its stories say. The page of
 * documentation sets it; names of components in backticks become links.
 */
export interface Guidance {
  /** When to take it. */
  use: string;
  /** When not, and what to take instead. */
  avoid: string;
  /** What it does for those who listen, use a keyboard or see little, and what is left to you. */
  accessibility: readonly [string, ...string[]];
  do: string | Example;
  dont: string | Example;
}

export interface GuidanceParameters {
  guidance?: Guidance;
}

/** What the docs would call `unknown[number]`: the members of a tuple, by their names. */
function nameMembers(argType: StrictInputType): StrictInputType {
  const { options, table } = argType;
  if (table?.type?.summary !== 'unknown[number]') return argType;
  const { type, ...rest } = table;
  const summary = options?.map(String).join(' | ');
  return { ...argType, table: summary ? { ...rest, type: { summary } } : rest };
}

/** Makes the parts of a component's `guidance` compulsory where it is written. */
export function addonGuidance() {
  return definePreviewAddon<{ parameters: GuidanceParameters }>({
    argTypesEnhancers: [
      ({ argTypes }) =>
        Object.fromEntries(Object.entries(argTypes).map(([name, row]) => [name, nameMembers(row)])),
    ],
  });
}
