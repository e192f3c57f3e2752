import type { ReactNode } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';

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

/** Makes the parts of a component's `guidance` compulsory where it is written. */
export function addonGuidance() {
  return definePreviewAddon<{ parameters: GuidanceParameters }>({});
}
