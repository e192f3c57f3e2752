import { definePreviewAddon } from 'storybook/internal/csf';

export interface ConsoleParameters {
  /**
   * Parts of the errors and warnings that a story must log, in any order. The story fails when it logs
   * anything else, and when one of these is missing.
   */
  expectedLogs?: readonly string[];
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story has other data than its own, chosen in the toolbar, and may log anything. */
    logsAnything?: boolean;
  }
}

interface Entry {
  level: 'error' | 'warn';
  text: string;
}

/**
 * Ignored: React's warning about an update outside `act`, which is normal in a browser, and
 * Storybook's warning about itself when it shows the arguments of a play function.
 */
const IGNORED = ['not wrapped in act(', 'Accessing the Story Store is deprecated'];

/** The entries of each story, by its context. */
const logs = new WeakMap<object, Entry[]>();

function asText(value: unknown) {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Records errors and warnings; expected ones are not printed. Returns a function that stops. */
function record(entries: Entry[], expected: readonly string[]) {
  const { error, warn } = console;
  const recorder =
    (level: Entry['level'], log: typeof error) =>
    (...values: unknown[]) => {
      const text = values.map(asText).join(' ');
      if (IGNORED.some((part) => text.includes(part))) return;
      entries.push({ level, text });
      if (!expected.some((part) => text.includes(part))) log(...values);
    };
  Object.assign(console, { error: recorder('error', error), warn: recorder('warn', warn) });
  return () => void Object.assign(console, { error, warn });
}

/** The failure message for these entries; undefined if they are as expected. */
function failureOf(entries: readonly Entry[], expected: readonly string[]) {
  const unexpected = entries.find(({ text }) => !expected.some((part) => text.includes(part)));
  if (unexpected) {
    return (
      `This story logged an unexpected console.${unexpected.level}:\n\n${unexpected.text}\n\n` +
      'Fix the cause. If the story shows a failure that must be logged, add a part of the message to ' +
      '`parameters.expectedLogs`.'
    );
  }
  const missing = expected.find((part) => !entries.some(({ text }) => text.includes(part)));
  if (missing === undefined) return undefined;
  return (
    `This story did not log “${missing}”. ` +
    'Log it again, or remove it from `parameters.expectedLogs`.'
  );
}

/** Fails a story that logs an unexpected error or warning, or does not log an expected one. */
export function addonConsoleGuard() {
  return definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeEach(context) {
      const entries: Entry[] = [];
      logs.set(context, entries);
      return record(entries, context.parameters.expectedLogs ?? []);
    },
    afterEach(context) {
      // A docs page shows many stories at once, so an entry has no single story.
      if (context.viewMode !== 'story' || context.logsAnything) return;
      const message = failureOf(logs.get(context) ?? [], context.parameters.expectedLogs ?? []);
      if (!message) return;
      context.reporting.addReport({
        type: 'console',
        version: 1,
        status: 'failed',
        result: { message },
      });
      if ('__vitest_browser__' in globalThis) throw new Error(message);
    },
  });
}
