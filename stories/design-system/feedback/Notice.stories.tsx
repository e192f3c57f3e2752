import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Notice, Stack, TextLink, tones } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Feedback/Notice',
  component: Notice,
  args: { children: 'This key initialises the payment provider in the visitor’s browser.' },
  argTypes: {
    tone: { control: 'radio', options: tones },
    children: { control: 'text' },
    title: { control: 'text' },
  },
  parameters: {
    guidance: {
      use: 'A message beside what it is about, for as long as it is true: a condition of this form, the result of a failed request. Put it where it applies, and tell readers what to do.',
      avoid:
        'For a short confirmation use a toast (`ToastProvider`), for an invalid value the error of its `Field`, for a failed form a `FormError`.',
      accessibility:
        'Set `live` only if it appears in answer to an action: screen readers then announce its title and its first paragraph, `danger` immediately. Colour and icon only repeat the words.',
      pictures: {
        shows: 'WithTitle',
        parts: [
          { at: 'start', selector: 'svg', text: 'The icon of the tone.' },
          {
            at: 'end',
            selector: 'div:has(> svg, > span > svg) p',
            text: 'The subject in a few words, or no title.',
          },
          { at: 'end', selector: 'p + div', text: 'What is true, and what to do about it.' },
        ],
        widths:
          'On a narrow screen the text wraps beside its icon. On a wide screen the box fills its column, and the text keeps to 66 characters a line.',
        right: {
          sample: () => (
            <Notice tone="danger">
              The payment page did not open. Allow pop-ups, then press Buy again.
            </Notice>
          ),
          text: 'It says what happened and what to do.',
        },
        wrong: {
          sample: () => <Notice tone="danger">Error 500. Something went wrong!</Notice>,
          text: 'A code and an apology help nobody.',
        },
      },
    },
  },
});

export const Default = meta.story();

export const Compact = meta.story({
  args: { compact: true, tone: 'warning' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div:has(> span)')?.clientHeight).toBeLessThanOrEqual(
      46,
    );
  },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Notice {...args} key={tone} tone={tone} title={`A notice with the tone ${tone}`} />
      ))}
    </Stack>
  ),
});

export const WithTitle = meta.story({
  args: {
    tone: 'warning',
    title: 'Demo mode',
    children: 'Real payments need a backend connection. Until then payments are simulated.',
  },
});

export const Live = meta.story({
  args: {
    live: true,
    tone: 'danger',
    title: 'Login failed',
    children: 'User not found. Please check your email or register.',
  },
  play: async ({ announcements, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Error' })).toBeVisible();
    await waitFor(() =>
      expect(announcements).toEqual([
        'Login failed. User not found. Please check your email or register.',
      ]),
    );
  },
});

/** Several paragraphs, a link, and a word without a space. */
export const LongText = meta.story({
  args: {
    tone: 'danger',
    title: 'The list of orders could not be read and was replaced with the sample orders',
    children: (
      <Stack gap="xs">
        <p>
          The text that was found has been kept, so nothing is lost. Copy it to a safe place before
          you add new orders, then send it to us and we will put the list back together.
        </p>
        <p>orders.unreadable.2026-11-20T09:00:00.000Z.orders.unreadable.2026-11-20T09:00:00.000Z</p>
        <p>
          <TextLink href="#kept">See what was kept</TextLink>
        </p>
      </Stack>
    ),
  },
});
