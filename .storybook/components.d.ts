declare module 'virtual:components' {
  /** The paths of the story files of this Storybook. */
  export const storyFiles: readonly string[];
  /** The components that render each component, by its name. */
  export const usedIn: Readonly<Record<string, readonly string[]>>;
  /** The files of components and hooks, by their names. */
  export const files: Readonly<
    Record<
      string,
      {
        /** The JSDoc of the members of its types, by their names. */
        members: Readonly<Record<string, string>>;
        /** The files whose names it mentions. */
        mentions: readonly string[];
      }
    >
  >;
}

declare module 'virtual:conformance' {
  export const facts: import('./conformance.ts').ConformanceFacts;
}

/** Runs the command; the package has no types for it. */
declare module 'storybook/internal/bin/dispatcher';
