declare module 'virtual:used-in' {
  /** The components that render each component, by its name. */
  export const usedIn: Readonly<Record<string, readonly string[]>>;
}
