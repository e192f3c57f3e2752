import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { CheckMark } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/CheckMark',
  component: CheckMark,
  tags: ['!visual'],
  args: { checked: true, label: 'Included' },
  parameters: {
    guidance: {
      use: 'Yes or no in a cell of a `Table`.',
      avoid:
        'A list of points is a `FeatureList`. A state with a name is a `Badge`. Do not repeat the name of the row in the label: the table already gives it.',
      accessibility: 'Screen readers read the label; the icon is hidden from them.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Included$/);
  },
});

export const Unchecked = meta.story({
  args: { checked: false, label: 'Not included' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Not included$/);
    await expect(canvasElement.querySelector('path')).toHaveAttribute('d', 'M6 12h12');
  },
});

/** It can still be checked. */
export const Open = meta.story({ args: { checked: false, open: true, label: 'To do' } });
