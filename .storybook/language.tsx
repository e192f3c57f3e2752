import hebrewFont from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2?url';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { WordsProvider } from '#src/design-system/index.ts';
import { hebrewWords } from './hebrew';

// The typefaces have no Hebrew letters, nor has the machine that takes the screenshots.
for (const [family, weight] of [
  ['Figtree', '400 700'],
  ['Bricolage Grotesque', '600'],
] as const) {
  const face = { weight, unicodeRange: 'U+590-5FF' };
  document.fonts.add(new FontFace(family, `url(${hebrewFont})`, face));
}

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
