import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Disclosure, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Layout/Disclosure',
  component: Disclosure,
  parameters: {
    guidance: {
      use: 'For what only some want to read, such as a long comparison. The summary says what is behind it.',
      avoid:
        'What everybody needs before they decide stands on the page. Links of a menu are a `DisclosureMenu`; views of one thing are `Tabs`.',
      accessibility: [
        'It opens with a press, Enter or Space, before any script has come.',
        'A search on the page finds what is in it, and opens it.',
      ],
      do: {
        words: 'Say in the summary what will be seen.',
        shown: () => <Disclosure summary="Compare everything the plans include">…</Disclosure>,
      },
      dont: {
        words: 'Hide a price or a condition in it.',
        shown: () => <Disclosure summary="More">VAT is added to each price.</Disclosure>,
      },
    },
  },
  args: {
    summary: 'Compare the plans line by line',
    children: <Text>Daily backups come with Basic and Ultimate.</Text>,
  },
});

export const Default = meta.story();

Default.test('opens and closes by its summary', async ({ canvas, userEvent }) => {
  const text = canvas.getByText('Daily backups come with Basic and Ultimate.');
  await expect(text).not.toBeVisible();
  await userEvent.click(canvas.getByText('Compare the plans line by line'));
  await expect(text).toBeVisible();
  await userEvent.click(canvas.getByText('Compare the plans line by line'));
  await expect(text).not.toBeVisible();
});

/** Torture: a summary that needs several lines on a phone. */
export const LongSummary = meta.story({
  args: {
    summary:
      'Compare everything that each of the three hosting plans includes, line by line, with all of the small print',
  },
  globals: { viewport: { value: 'phone' } },
});
