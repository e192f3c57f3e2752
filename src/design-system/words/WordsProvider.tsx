import { createContext, type ReactNode, useContext } from 'react';

/** What is seen, and what only screen readers read after it, with its space. */
export type Phrase = readonly [seen: string, heard: string];

/** The words of the components themselves, in English. */
export const englishWords = {
  cancel: 'Cancel',
  close: 'Close',
  closeNotification: 'Close notification',
  copied: 'Copied',
  copy: 'Copy',
  /** Copying failed: the text is selected instead. */
  copyFailed: 'Copying failed. The text is marked: press Ctrl+C, or ⌘C on a Mac.',
  /** Before a notice of each tone. */
  danger: 'Error',
  filter: 'Filter',
  firstPage: 'First page',
  /** Announced when a form is refused: the field that has the focus, and how many are invalid. */
  invalidFields: (count: number, name: string, error: string) =>
    `${count > 1 ? `${count} fields need your attention. ` : ''}${name}: ${error}`,
  info: 'Note',
  lastPage: 'Last page',
  neutral: 'Note',
  nextPage: ['Next', ' page'] as Phrase,
  notifications: 'Notifications (F8)',
  off: 'Off',
  on: 'On',
  /** After the label of a field. */
  optional: '(optional)',
  /** Both numbers are formatted; `count` can end with '+'. */
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
  previousPage: ['Previous', ' page'] as Phrase,
  problem: 'There is a problem',
  showPassword: ['Show', ' password'] as Phrase,
  skipToContent: 'Skip to the content',
  success: 'Success',
  /** Read before the name of an unread row. */
  unread: 'New',
  warning: 'Warning',
};

export type Words = Readonly<typeof englishWords>;

const WordsContext = createContext<Words>(englishWords);

/** The words of the nearest `WordsProvider`; without one, in English. */
export const useWords = () => useContext(WordsContext);

export interface WordsProviderProps {
  /** In the language of the page. What is left out stays as it is outside, at first in English. */
  words: Partial<Words>;
  children: ReactNode;
}

/** Gives the components their words in another language. The direction is that of the page, its `dir`. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={{ ...useWords(), ...words }}>{children}</WordsContext>;
}
