import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
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

Default.test(
  'has the captcha before both buttons, and Submit before Cancel',
  async ({ canvas }) => {
    const order = [
      await captchaBox(),
      submitButton(),
      canvas.getByRole('link', { name: 'Cancel' }),
    ] as const;
    for (const [index, element] of order.slice(1).entries()) {
      await expect(order[index]?.compareDocumentPosition(element)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
  },
);

Default.test('has the notice above the second column of fields', async ({ canvas }) => {
  const leftOf = (element: Element | null) => element?.getBoundingClientRect().left;
  const notice = canvas.getByText(/^After you submit/).parentElement?.parentElement ?? null;
  await expect(leftOf(notice)).toBeCloseTo(leftOf(canvas.getByLabelText('Contact name')) ?? 0, 0);
});

export const LockedOut = meta.story({
  args: { secondsLeft: 7 },
  play: async () => void (await captchaBox()),
});

LockedOut.test('gives the lockout as the only reason not to send', async ({ canvas }) => {
  await expect(canvas.getByText(/^Please complete the captcha/)).not.toBeVisible();
  await expect(submitButton()).toHaveAccessibleDescription('Your request is on its way.');
});
