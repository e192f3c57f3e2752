import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Shows a story in the theme of the toolbar: light, dark, or one beside the other. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals.theme;
  const pageTheme = theme === 'dark' ? 'dark' : 'light';

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = pageTheme;
  }, [pageTheme]);

  if (theme !== 'both') return <Story />;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['light', 'dark'] as const).map((each) => (
        <div key={each} data-theme={each} style={{ padding: '1.5rem' }}>
          <Story />
        </div>
      ))}
    </div>
  );
};
