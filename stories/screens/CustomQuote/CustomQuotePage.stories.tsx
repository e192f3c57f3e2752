import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
import { buildQuote } from '#mocks/factories/quote.ts';
import { CustomQuotePage } from '#src/screens/CustomQuote/CustomQuotePage.tsx';
import { captchaBox, submitButton } from '../../features/quote/askForQuote';
import { showFakeCaptcha } from '../../features/quote/fakeCaptcha';

const meta = preview.meta({
  title: 'Screens/CustomQuote/CustomQuotePage',
  component: CustomQuotePage,
  decorators: [withApp],
  args: {
    formRound: 1,
    captchaRound: 1,
    onDraft: fn(),
    onSubmit: fn(async () => {}),
    onInvalid: fn(),
    showCaptcha: async (element, events) => showFakeCaptcha(element, events),
    onToken: fn(),
    isCaptchaComplete: false,
    secondsLeft: 0,
    isThankYouOpen: false,
    onThankYouClosed: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: inFrame,
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('tells the visitor what happens after the form', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'After you submit this form, our team will follow up with instructions for sending design examples, logos, content and attachments.',
    ),
  ).toBeVisible();
});

Default.test('links to the landing page with Back and Cancel', async ({ canvas }) => {
  for (const name of ['Back', 'Cancel']) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
});

Default.test('has the captcha before both buttons', async ({ canvas }) => {
  const order = [
    await captchaBox(),
    canvas.getByRole('link', { name: 'Cancel' }),
    submitButton(),
  ] as const;
  for (const [index, element] of order.slice(1).entries()) {
    await expect(order[index]?.compareDocumentPosition(element)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
});

export const ThankYou = meta.story({
  args: { draft: buildQuote(), isCaptchaComplete: true, secondsLeft: 10, isThankYouOpen: true },
  tags: ['!visual'],
});

ThankYou.test('closes with its Close button', async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Thank You for Your Quote Request!' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(args.onThankYouClosed).toHaveBeenCalledOnce());
});

ThankYou.test('closes on Escape', async ({ args }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(args.onThankYouClosed).toHaveBeenCalledOnce());
});

export const LockedOut = meta.story({
  args: { secondsLeft: 7 },
  play: async () => void (await captchaBox()),
});
