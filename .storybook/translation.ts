import { definePreviewAddon } from 'storybook/internal/csf';
import { translatePage } from './translatePage';

export interface TranslationParameters {
  /** Runs the tests in a translated page. `npm run deep -- translated` does it unless this is false. */
  translated?: boolean;
}

/** Whether React keeps a reference to the text: it has siblings, or no element of its own. */
const isBareText = (node: Node | null): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * Logs an error, which fails the story, when React changes or removes bare text, or inserts a node before
 * it: in a translated page that text is no longer in the document. Returns a function that stops.
 */
function watchBareText() {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  const report = (change: string, node: Node | null) => {
    if (!isBareText(node)) return;
    console.error(
      `React ${change} the bare text “${node.data}”, which breaks a translated page. ` +
        'Give the text an element of its own, with one string as its child: see decision 28.',
    );
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    report('inserted a node before', next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(node: T): T {
    report('removed', node);
    return removeChild.call(this, node) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text: string | null) {
      report(`changed to “${text}”`, this);
      value.set?.call(this, text);
    },
  });
  return () => {
    Object.assign(Node.prototype, { insertBefore, removeChild });
    Object.defineProperty(Node.prototype, 'nodeValue', value);
  };
}

/** Fails a story that would break in a translated page, and runs some tests in one. */
export function addonTranslation() {
  return definePreviewAddon<{ parameters: TranslationParameters }>({
    beforeEach({ parameters }) {
      const isTranslated =
        '__vitest_browser__' in globalThis &&
        (parameters.translated ?? import.meta.env.VITE_TRANSLATED);
      const stops = [watchBareText(), isTranslated ? translatePage() : () => {}];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
}
