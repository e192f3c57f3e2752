import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { MOCK_NOW } from '#mocks/clock.ts';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { wakeWorker } from '#mocks/guardNetwork.ts';
import { networkScenarios } from '#mocks/networkScenarios.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { business } from '#src/content/business.ts';
import { blankQuote } from '#src/domain/quote.ts';
import { pages } from '#src/pages.ts';
import { CustomQuote } from '#src/screens/CustomQuote/CustomQuote.tsx';
import {
  answerQuote,
  answersInForm,
  askForQuote,
  captchaBox,
  completeCaptcha,
  expireCaptcha,
  quoteBox,
  quoteOption,
  submitButton,
  submitQuote,
  whenReady,
} from '../../features/quote/askForQuote';
import { findErrorToast } from '../../toasts';

const FAILURE = 'There was a problem submitting your request. Please try again later.';
const REFUSED = 'reCAPTCHA verification failed. Please try again.';
const THANKS = 'Thank You for Your Quote Request!';

const meta = preview.meta({
  title: 'Screens/CustomQuote/CustomQuote',
  component: CustomQuote,
  tags: ['!visual'],
  async beforeEach({ msw }) {
    // The browser stops an idle worker, which then lets the provider's script pass.
    await wakeWorker();
    msw.use(...networkScenarios.accepts());
  },
  parameters: {
    ...wholePage,
    route: { path: pages.customQuote.href },
  },
});

function findThankYou() {
  return screen.findByRole('dialog', { name: THANKS });
}

export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Request a Custom Website Quote' }),
    ).toBeVisible();
    await expect(canvas.getByText(new RegExp(business.replyTime))).toBeVisible();
    await expect(
      canvas.getByText(
        'After you submit this form, our team will follow up with instructions for sending design examples, logos, content and attachments.',
      ),
    ).toBeVisible();
  },
});

Default.test(
  'leaves the navigation of Cancel to the browser',
  async ({ canvas, router, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Cancel' });
    await expect(link).toHaveAttribute('href', pages.landing.href);
    await userEvent.click(link);
    await expect(router.state.location.pathname).toBe(pages.customQuote.href);
  },
);

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

/** A draft from before a reload. */
export const Filled = meta.story({
  parameters: { backend: { quoteDraft: buildQuote() } },
  play: async () => {
    await waitFor(() => expect(answersInForm()).toEqual(buildQuote()));
  },
});

/** The form is filled in, and the captcha is incomplete. */
export const CaptchaIncomplete = meta.story({
  play: async ({ canvas }) => {
    await answerQuote();
    await captchaBox();
    await submitQuote();
    await findErrorToast('Please complete the reCAPTCHA verification');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(
      'Please complete the reCAPTCHA verification',
    );
    await expect(answersInForm()).toEqual(buildQuote());
  },
});

/** Completed two minutes ago. */
export const CaptchaExpired = meta.story({
  play: async ({ canvas }) => {
    await answerQuote();
    await completeCaptcha();
    await whenReady();
    expireCaptcha();
    await canvas.findByText(/has expired/);
    await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(submitButton()).toHaveAccessibleDescription(/Please complete it again/);
  },
});

const missing = [
  ['businessName', 'Enter the name of your business'],
  ['contactName', 'Enter your name'],
  ['email', 'Enter your email address'],
] as const;

/** Submitted with empty fields and without the captcha. */
export const MissingFields = meta.story({
  parameters: { translated: true },
  play: async (context) => {
    const { canvas } = context;
    await submitQuote();
    await canvas.findAllByText('Enter the name of your business');
    await findErrorToast('Error', 'Please fill in all required fields');
    await waitFor(() =>
      expect(context.announcements.at(-1)).toBe(
        'Error. Please fill in all required fields. 3 fields need your attention. Business name: Enter the name of your business',
      ),
    );
  },
});

MissingFields.test('lists the errors until the next attempt', async ({ canvas, userEvent }) => {
  const links = () => canvas.queryAllByRole('link', { name: /^Enter (your|the) / });
  await expect(links().map(({ textContent }) => textContent)).toEqual(
    missing.map(([, error]) => error),
  );
  await userEvent.type(quoteBox('businessName'), 'Harrow & Sons');
  await expect(links()).toHaveLength(3);
  await submitQuote();
  await waitFor(() => expect(links()).toHaveLength(2));
  await userEvent.click(links()[1] as HTMLElement);
  await expect(quoteBox('email')).toHaveFocus();
});

/** A request without an answer. */
export const Submitting = meta.story({
  parameters: { backend: { hang: ['quotes.send'] } },
  play: async () => {
    await askForQuote();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Submitted = meta.story({
  parameters: { translated: true },
  play: async () => {
    await askForQuote();
    await findThankYou();
    await expect(await findThankYou()).toHaveTextContent(business.replyTime);
  },
});

/** The dialog is closed, and the lockout has begun. */
export const Lockout = meta.story({
  parameters: { translated: true },
  play: async ({ userEvent }) => {
    await askForQuote();
    const thanks = within(await findThankYou());
    await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

Lockout.test(
  'shows an empty form and a new captcha, and counts down the seconds',
  async ({ canvas, clock }) => {
    await waitFor(() => expect(answersInForm()).toEqual(blankQuote));
    await expect(quoteOption('business')).toBeChecked();
    await expect(await captchaBox()).not.toBeChecked();
    await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/another one in 10 seconds/)).toBeVisible();
    await clock.advance(1000);
    await expect(await canvas.findByText(/another one in 9 seconds/)).toBeVisible();
    await clock.advance(8000);
    await expect(await canvas.findByText(/another one in 1 second\./)).toBeVisible();
    await clock.advance(1000);
    await waitFor(() => expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument());
  },
);

Lockout.test('rejects a submit and states the seconds left', async ({ clock }) => {
  await answerQuote(buildShortQuote());
  await completeCaptcha();
  await whenReady();
  await clock.advance(3000);
  await submitQuote();
  await findErrorToast('Please wait', 'You can submit again in 7 seconds');
  await expect(answersInForm()).toEqual(buildShortQuote());
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

Lockout.test(
  'ends by the time of day when the browser suspended the timers',
  async ({ canvas, clock }) => {
    // A suspended page fires no timers. On return, one tick fires, long after it was due.
    const dateNow = spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await clock.advance(1000);
    await waitFor(() => expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument());
    dateNow.mockRestore();
  },
);

/** Reloaded three seconds after a request, or opened in another tab. */
export const LockoutAfterReload = meta.story({
  parameters: { backend: { quoteLockout: { sentAt: MOCK_NOW.getTime() - 3000 } } },
  play: async ({ canvas }) => void (await canvas.findByText(/another one in 7 seconds/)),
  tags: ['visual'],
});

LockoutAfterReload.test('gives the lockout as the only reason not to send', async ({ canvas }) => {
  await captchaBox();
  await expect(canvas.getByText(/^Please complete the captcha/)).not.toBeVisible();
  await expect(submitButton()).toHaveAccessibleDescription('Your request is on its way.');
});

/** Another tab sends a request while this form is filled in. */
export const LockedOutByAnotherTab = meta.story({
  parameters: {
    backend: { fail: { 'quotes.send': new BackendError('locked-out', { wait: 8200 }) } },
  },
  play: async ({ canvas }) => {
    await askForQuote();
    await findErrorToast('Please wait', 'You can submit again in 9 seconds');
    await expect(canvas.getByText(/another one in 9 seconds/)).toBeVisible();
    await expect(answersInForm()).toEqual(buildQuote());
    await expect(submitButton()).not.toHaveAttribute('aria-disabled');
  },
});

/** The captcha verification refuses the token. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaRefuses()),
  play: async ({ canvas }) => {
    await askForQuote();
    await canvas.findByText(REFUSED);
    await findErrorToast('Error', FAILURE);
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(REFUSED);
    await expect(await captchaBox()).not.toBeChecked();
    await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  },
});

Refused.test('clears the error once the captcha is complete again', async ({ canvas, msw }) => {
  msw.use(...networkScenarios.accepts());
  await completeCaptcha();
  await waitFor(() => expect(canvas.queryByText(REFUSED)).not.toBeInTheDocument());
  await submitQuote();
  await findThankYou();
});

/** The mail API rejects the message. */
export const MailRejected = meta.story({
  beforeEach: ({ msw }) => msw.use(...networkScenarios.mailRejected()),
  play: async ({ canvas }) => {
    await askForQuote();
    await canvas.findByText(FAILURE, { selector: '[aria-label="Error"] *' });
    await expect(answersInForm()).toEqual(buildQuote());
    await expect(await captchaBox()).not.toBeChecked();
  },
});

MailRejected.test('starts no lockout', async ({ canvas, msw }) => {
  msw.use(...networkScenarios.accepts());
  await expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument();
  await completeCaptcha();
  await submitQuote();
  await findThankYou();
});

/** The draft can be neither restored nor stored. The form works all the same. */
export const DraftUnreachable = meta.story({
  parameters: {
    backend: {
      fail: {
        'quotes.restoreDraft': new BackendError('unreachable'),
        'quotes.keepDraft': new BackendError('unreachable'),
      },
    },
    expectedLogs: ['The draft could not be restored.', 'The draft could not be kept.'],
  },
  play: async () => {
    await askForQuote();
    await findThankYou();
  },
});

/** A name that is longer than a line, and an answer of 40 lines. */
export const LongAnswers = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    backend: {
      quoteDraft: buildQuote({
        businessName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
        featuresRequested: 'A gallery of finished work\n'.repeat(40),
        competitorWebsites: `https://example.com/${'a'.repeat(300)}`,
      }),
    },
  },
  play: async () => {
    await waitFor(() => expect(quoteBox('businessName')).not.toHaveValue(''));
  },
});
