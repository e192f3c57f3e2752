import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { WordsProvider } from '#src/design-system/index.ts';
import { hebrewWords } from './hebrew';

/** Gives the components the words, and the page the direction, of the toolbar's language. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const isHebrew = globals.language === 'he';
  useLayoutEffect(() => {
    if (!isHebrew) return;
    const { documentElement } = document;
    Object.assign(documentElement, { lang: 'he', dir: 'rtl' });
    return () => void Object.assign(documentElement, { lang: 'en', dir: '' });
  }, [isHebrew]);
  return (
    <WordsProvider words={isHebrew ? hebrewWords : {}}>
      <Story />
    </WordsProvider>
  );
};
