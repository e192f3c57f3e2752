import { definePreviewAddon } from 'storybook/internal/csf';
import { chosenWorld } from './worlds';

export interface ConsoleParameters {
  /**
   * What a story is meant to log as an error or a warning: a part of each message, in any order.
   * Everything else that is logged fails the story, and so does what is missing.
   */
  expectedLogs?: readonly string[];
}

interface Entry {
  level: 'error' | 'warn';
  text: string;
}

/**
 * Said by React in its test mode of an update that came by itself, as most do in a browser; and by
 * Storybook of itself, when it shows what a play function was given.
 */
const TOOL_NOISE = ['not wrapped in act(', 'Accessing the Story Store is deprecated'];

/** What each story logged, by its context. */
const logs = new WeakMap<object, Entry[]>();

function asText(value: unknown) {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Keeps what is logged from now on; what is expected stays out of the real console. */
function listen(entries: Entry[], expected: readonly string[]) {
  const { error, warn } = console;
  const hear =
    (level: Entry['level'], log: typeof error) =>
    (...values: unknown[]) => {
      const text = values.map(asText).join(' ');
      if (TOOL_NOISE.some((noise) => text.includes(noise))) return;
      entries.push({ level, text });
      if (!expected.some((part) => text.includes(part))) log(...values);
    };
  Object.assign(console, { error: hear('error', error), warn: hear('warn', warn) });
  return () => void Object.assign(console, { error, warn });
}

/** What is wrong with what was logged, and how to mend it; undefined where nothing is. */
function complaint(entries: readonly Entry[], expected: readonly string[]) {
  const surprise = entries.find(({ text }) => !expected.some((part) => text.includes(part)));
  if (surprise) {
    return (
      `This story logged console.${surprise.level}, and nobody expected it:\n\n${surprise.text}\n\n` +
      'Mend what logs it. If the story is about a failure that has to be logged, say so with ' +
      "`parameters: { expectedLogs: ['a part of the message'] }`."
    );
  }
  const missing = expected.find((part) => !entries.some(({ text }) => text.includes(part)));
  if (missing === undefined) return undefined;
  return (
    `This story was to log “${missing}”, and did not. ` +
    'Mend what should have logged it, or take it out of `parameters.expectedLogs`.'
  );
}

/**
 * Fails the test of a story that logs an error or a warning which it did not announce: silence means
 * health. Storybook itself only marks the story, because there the console says more.
 */
export function addonConsoleGuard() {
  return definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeEach(context) {
      const entries: Entry[] = [];
      logs.set(context, entries);
      return listen(entries, context.parameters.expectedLogs ?? []);
    },
    afterEach(context) {
      // A page of documentation shows many stories at once: whose message it is cannot be told. And
      // in another world than its own, a story cannot know what to expect.
      if (context.viewMode !== 'story' || chosenWorld(context)) return;
      const message = complaint(logs.get(context) ?? [], context.parameters.expectedLogs ?? []);
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
