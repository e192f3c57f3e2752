import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { createTheme } from '#src/design-system/index.ts';
import { orchard } from '../stories/foundations/orchard';

const { className, css } = createTheme(orchard);

const style = document.createElement('style');
// The site's styles are in no layer, and would win.
style.textContent = css.replace('@layer mill', '@media all');
document.head.append(style);

/** Shows a story in the toolbar's brand. */
export const withBrand: Decorator = (Story, { globals }) => {
  const isSecond = globals.brand === 'orchard';
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    for (const name of className.split(' ')) classList.toggle(name, isSecond);
  }, [isSecond]);
  return Story();
};
