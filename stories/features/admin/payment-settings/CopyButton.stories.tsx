import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { CopyButton } from '#src/features/admin/payment-settings/CopyButton.tsx';
import { allowCopying, expectCopied, forbidCopying, takeClipboardAway } from './clipboard';

const NUMBER = '4242 4242 4242 4242';

const meta = preview.meta({
  title: 'Features/Admin payment settings/CopyButton',
  component: CopyButton,
  args: { text: NUMBER, subject: `card number ${NUMBER}`, sourceId: 'copied-text' },
  beforeEach: allowCopying,
  render: (args) => (
    <Inline>
      <code id={args.sourceId}>{args.text}</code>
      <CopyButton {...args} />
    </Inline>
  ),
});

export const Default = meta.story();

Default.test('names what it copies', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `Copy card number ${NUMBER}` })).toBeVisible();
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: /^Copied/ });
  },
});

Copied.test('copies exactly the text', () => expectCopied(NUMBER));

Copied.test('is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
});

/** Copying is forbidden: the text is selected instead. */
export const Forbidden = meta.story({
  beforeEach: forbidCopying,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/does not allow copying/);
  },
});

Forbidden.test('selects the text', async () => {
  await expect(window.getSelection()?.toString()).toBe(NUMBER);
});

Forbidden.test('does not claim to have copied', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Copy / })).toBeVisible();
});

export const WithoutClipboard = meta.story({
  beforeEach: takeClipboardAway,
  play: Forbidden.input.play,
  tags: ['!visual'],
});
