import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { CopyButton, Inline } from '#src/design-system/index.ts';
import { allowCopying, expectCopied, forbidCopying, takeClipboardAway } from './clipboard';

const NUMBER = '4242 4242 4242 4242';

const meta = preview.meta({
  title: 'Design system/Actions/CopyButton',
  component: CopyButton,
  args: { text: NUMBER, subject: `card number ${NUMBER}`, sourceId: 'copied-text' },
  beforeEach: allowCopying,
  parameters: {
    guidance: {
      use: 'Beside a short text that is pasted elsewhere, such as a number. Name the text with `subject`.',
      avoid: 'For a command or a key in a box of its own use a `CopyField`.',
      accessibility:
        'It announces that the text was copied. Where copying is forbidden it selects the text and explains how to copy it.',
    },
  },
  render: (args) => (
    <Inline>
      <code id={args.sourceId}>{args.text}</code>
      <CopyButton {...args} />
    </Inline>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Copy card number ${NUMBER}` })).toBeVisible();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent, announcements }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: /^Copied/ });
    await expectCopied(NUMBER);
    await waitFor(() => expect(announcements).toEqual(['Copied']));
  },
});

/** Copying is forbidden: the text is selected instead. */
export const Forbidden = meta.story({
  beforeEach: forbidCopying,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/^Copying failed/);
    await expect(window.getSelection()?.toString()).toBe(NUMBER);
    await expect(canvas.getByRole('button', { name: /^Copy / })).toBeVisible();
  },
});

export const WithoutClipboard = meta.story({
  beforeEach: takeClipboardAway,
  play: Forbidden.input.play,
  tags: ['!visual'],
});
