import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ThankYouDialog } from '#src/features/quote/ThankYouDialog.tsx';

const meta = preview.meta({
  title: 'Features/Quote/ThankYouDialog',
  component: ThankYouDialog,
  args: { open: true, onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
});

export const Default = meta.story();

Default.test('thanks, and says what comes next', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog', { name: 'Thank You!' })).toHaveAccessibleDescription(
    "Your submission has been sent off. We'll get back to you shortly.",
  );
});

Default.test('has the focus on its one button, Close', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
});

Default.test('closes with that button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test('closes with Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const OwnWords = meta.story({
  args: {
    title: 'Thank You for Your Quote Request!',
    description: 'We will get back to you within 1–2 business days.',
  },
});

OwnWords.test('is named by the title it was given', async ({ canvas }) => {
  await expect(
    canvas.getByRole('dialog', { name: 'Thank You for Your Quote Request!' }),
  ).toHaveAccessibleDescription('We will get back to you within 1–2 business days.');
});

export const Closed = meta.story({ args: { open: false }, tags: ['!dev', '!autodocs', '!visual'] });

Closed.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

/** A long text. */
export const LongText = meta.story({
  args: {
    title: 'Thank You for Telling Us So Much About Llanfairpwllgwyngyllgogerychwyrndrobwllll!',
    description:
      'Your answers have reached the workshop and are being read by whoever is going to build your website. If anything is missing we will write to the address that you gave; if you think of something yourself, answer the e-mail that is on its way to you.',
  },
  tags: ['!visual'],
});
