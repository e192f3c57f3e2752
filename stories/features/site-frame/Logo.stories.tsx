import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Logo } from '#src/features/site-frame/Logo.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/Logo',
  component: Logo,
  args: { name: 'Millrace' },
  parameters: {
    guidance: {
      use: "The mark and the business's name, once in the header and once in the footer.",
      avoid: 'In running text the name is just a word: `Text`.',
      accessibility: ['The mark is hidden from those who listen; the name is text.'],
      do: 'Let it lead home.',
      dont: "Set the mark without the name, except as the site's icon.",
    },
  },
});

export const Default = meta.story();

Default.test('is read as the name alone', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^Millrace$/);
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

/** Torture: another business, with a longer name. */
export const LongName = meta.story({
  args: { name: 'Hebden Water Website Development and Hosting Company' },
});
