import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
import { buildQuote } from '#mocks/factories/quote.ts';
import { showStandInCaptcha } from '#mocks/standInCaptcha.ts';
import { CustomQuotePage } from '#src/screens/CustomQuote/CustomQuotePage.tsx';
import { captchaBox, submitButton } from '../../features/quote/askForQuote';

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
    showCaptcha: async (element, events) => showStandInCaptcha(element, events),
    onToken: fn(),
    isCaptchaComplete: false,
    secondsLeft: 0,
    isThanking: false,
    onThanked: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: inFrame,
    },
    guidance: {
      use: 'The custom quote page in each of its states, from props alone.',
      avoid: "What leads from one state to the next is `CustomQuote`'s.",
      accessibility: [
        'Back and Cancel are links; the captcha stands above both buttons, in the order of the tab key.',
      ],
      do: 'Keep one column: a form is read from top to bottom.',
      dont: 'Put a second offer beside the form.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('says what happens after the form', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'After you submit this form, our team will follow up with instructions for sending design examples, logos, content and attachments.',
    ),
  ).toBeVisible();
});

Default.test('leads home by Back and by Cancel', async ({ canvas }) => {
  for (const name of ['Back', 'Cancel']) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
});

Default.test('has the captcha above both buttons', async ({ canvas }) => {
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

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!visual'] });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, tags: ['!visual'] });

export const Filled = meta.story({
  args: { draft: buildQuote(), isCaptchaComplete: true },
  tags: ['!visual'],
});

export const Refused = meta.story({
  args: {
    draft: buildQuote(),
    captchaError: 'reCAPTCHA verification failed. Please try again.',
  },
  play: async () => void (await captchaBox()),
  tags: ['!visual'],
});

export const Failed = meta.story({
  args: {
    draft: buildQuote(),
    error: 'There was a problem submitting your request. Please try again later.',
  },
  play: async () => void (await captchaBox()),
  tags: ['!visual'],
});

export const Thanking = meta.story({
  args: { draft: buildQuote(), isCaptchaComplete: true, secondsLeft: 10, isThanking: true },
  tags: ['!visual'],
});

Thanking.test('thanks, and can be closed', async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Thank You for Your Quote Request!' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(args.onThanked).toHaveBeenCalledOnce());
});

Thanking.test('is closed by Escape as well', async ({ args }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(args.onThanked).toHaveBeenCalledOnce());
});

export const ThankingPhone = meta.story({
  ...Thanking.input,
  globals: { viewport: { value: 'phone' } },
});

export const LockedOut = meta.story({
  args: { secondsLeft: 7 },
  play: async () => void (await captchaBox()),
});
