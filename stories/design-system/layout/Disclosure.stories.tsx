import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Disclosure, disclosureVariants, Stack, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Layout/Disclosure',
  component: Disclosure,
  argTypes: { variant: { control: 'radio', options: disclosureVariants } },
  parameters: {
    guidance: {
      use: 'For details that few readers need, such as a long comparison. Name the content in the summary.',
      avoid:
        'Do not hide what readers need to decide. For the links of a menu use a `DisclosureMenu`, for views `Tabs`. Do not hide a price or a condition in it.',
      accessibility:
        'It opens by a press, Enter or Space, without JavaScript. The page search of the browser finds its content and opens it.',
      pictures: {
        shows: 'Open',
        parts: [
          {
            at: 'start',
            selector: 'summary',
            text: 'What is inside. The whole line can be pressed.',
          },
          { at: 'end', selector: 'summary svg', text: 'The arrow, which turns.' },
          { at: 'start', selector: 'summary + div p', text: 'The details.' },
        ],
        widths:
          'It fills its column at every width. With `phone` it exists below 768 px alone, and its content is always shown above.',
        right: {
          sample: () => (
            <Disclosure summary="Compare the plans line by line">
              <Text>Daily backups.</Text>
            </Disclosure>
          ),
          text: 'Details for the few who want them.',
        },
        wrong: {
          sample: () => (
            <Disclosure summary="More">
              <Text>There is a fee of £20 for each change.</Text>
            </Disclosure>
          ),
          text: 'A price is hidden, and “More” names nothing.',
        },
      },
    },
  },
  args: {
    summary: 'Compare the plans line by line',
    children: <Text>Daily backups come with Basic and Ultimate.</Text>,
  },
});

export const Default = meta.story();

Default.test('opens and closes by a press on its summary', async ({ canvas, userEvent }) => {
  const text = canvas.getByText('Daily backups come with Basic and Ultimate.');
  await expect(text).not.toBeVisible();
  await userEvent.click(canvas.getByText('Compare the plans line by line'));
  await expect(text).toBeVisible();
  await userEvent.click(canvas.getByText('Compare the plans line by line'));
  await expect(text).not.toBeVisible();
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {disclosureVariants.map((variant) => (
        <Disclosure {...args} key={variant} variant={variant} summary={variant} />
      ))}
    </Stack>
  ),
});

export const Open = meta.story({ args: { open: true }, tags: ['!visual'] });

/** A disclosure on phones alone. */
export const Phone = meta.story({
  args: { variant: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Daily backups come with Basic and Ultimate.');
    await expect(text.checkVisibility()).toBe(false);
  },
});

export const AlwaysOpen = meta.story({
  args: { variant: 'phone' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Daily backups come with Basic and Ultimate.');
    await expect(text.checkVisibility()).toBe(true);
    await expect(canvas.getByText('Compare the plans line by line')).not.toBeVisible();
  },
});

/** A summary of several lines. */
export const LongSummary = meta.story({
  args: {
    summary:
      'Compare everything that each of the three hosting plans includes, line by line, with all of the small print',
  },
  globals: { viewport: { value: 'phone' } },
});
