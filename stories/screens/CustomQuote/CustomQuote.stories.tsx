import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
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
  atOnce,
  captchaBox,
  completeCaptcha,
  demoCaptcha,
  quoteBox,
  quoteOption,
  submitButton,
  submitQuote,
} from '../../features/quote/askForQuote';
import { findErrorToast, findToast } from '../../toasts';

const FAILURE = 'There was a problem submitting your request. Please try again later.';
const REFUSED = 'reCAPTCHA verification failed. Please try again.';
const COULD_NOT_SHOW = 'The captcha could not be shown.';
const THANKS = 'Thank You for Your Quote Request!';

const meta = preview.meta({
  title: 'Screens/CustomQuote/CustomQuote',
  component: CustomQuote,
  tags: ['!visual'],
  beforeEach: ({ msw }) => msw.use(...networkScenarios.accepts()),
  parameters: {
    ...wholePage,
    route: { path: pages.customQuote.href },
  },
});

/** The browser backend, with the network of the story. */
const overNetwork = { scenario: 'newVisitor' } as const;

async function fillInAndComplete() {
  await answerQuote();
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
}

/** The requests to the providers, in order. */
const posted = fn();

function findThankYou() {
  return screen.findByRole('dialog', { name: THANKS });
}

export const Default = meta.story({ tags: ['visual'] });

Default.test('shows its title and the reply time', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Request a Custom Website Quote' }),
  ).toBeVisible();
  await expect(canvas.getByText(new RegExp(business.replyTime))).toBeVisible();
});

Default.test('has an empty form of four parts', async ({ canvas }) => {
  const parts = canvas.getAllByRole('heading', { level: 2 });
  await expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Business Information',
    'Website Requirements',
    'References & Inspiration',
    'Additional Information',
  ]);
  await expect(answersInForm()).toEqual(blankQuote);
});

Default.test(
  'leaves the navigation of Back and Cancel to the browser',
  async ({ canvas, router, userEvent }) => {
    for (const name of ['Back', 'Cancel']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', pages.landing.href);
      await userEvent.click(link);
      await expect(router.state.location.pathname).toBe(pages.customQuote.href);
    }
  },
);

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Phone.test(
  'loads the captcha when it scrolls near, and not before',
  { beforeEach: ({ backend }) => void spyOn(backend.quotes, 'showCaptcha') },
  async ({ backend }) => {
    await waitFor(() => expect(quoteBox('businessName')).toBeVisible());
    await new Promise(requestAnimationFrame);
    await expect(backend.quotes.showCaptcha).not.toHaveBeenCalled();
    await captchaBox();
    await expect(backend.quotes.showCaptcha).toHaveBeenCalledOnce();
  },
);

/** A draft from before a reload. */
export const Filled = meta.story({
  parameters: { backend: { quoteDraft: buildQuote() } },
  play: async () => {
    await waitFor(() => expect(answersInForm()).toEqual(buildQuote()));
  },
});

Filled.test(
  'submits the restored draft',
  { beforeEach: ({ backend }) => void spyOn(backend.quotes, 'send') },
  async ({ backend }) => {
    await completeCaptcha();
    await submitQuote();
    await findThankYou();
    await expect(backend.quotes.send).toHaveBeenCalledWith({
      quote: buildQuote(),
      captchaToken: expect.any(String),
    });
  },
);

let releaseDraft = () => {};

/** The visitor types before the draft has been restored. */
export const FilledBeforeTheDraftCame = meta.story({
  parameters: { backend: { quoteDraft: buildQuote() } },
  beforeEach: ({ backend }) => {
    const { restoreDraft } = backend.quotes;
    const released = new Promise<void>((resolve) => {
      releaseDraft = resolve;
    });
    spyOn(backend.quotes, 'restoreDraft').mockReturnValue(released.then(restoreDraft));
    spyOn(backend.quotes, 'keepDraft');
  },
  play: async () => {
    await answerQuote({ contactName: 'Owen Hale', websiteType: 'ecommerce' });
    releaseDraft();
    await waitFor(() => expect(quoteBox('businessName')).toHaveValue(buildQuote().businessName));
  },
});

FilledBeforeTheDraftCame.test(
  'merges the draft with the answers, which take precedence',
  async ({ backend }) => {
    const both = buildQuote({ contactName: 'Owen Hale', websiteType: 'ecommerce' });
    await expect(answersInForm()).toEqual(both);
    await waitFor(() => expect(backend.quotes.keepDraft).toHaveBeenLastCalledWith(both));
  },
);

/** The form is filled in, and the captcha is incomplete. */
export const CaptchaIncomplete = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.accepts()),
  play: async () => {
    await answerQuote();
    await captchaBox();
  },
});

CaptchaIncomplete.test('has a disabled button with a hint', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription(
    'Please complete the captcha to send your request.',
  );
});

CaptchaIncomplete.test('shows one widget in its light theme', async ({ canvas }) => {
  const widgets = canvas.getAllByRole('group', { name: 'reCAPTCHA' });
  await expect(widgets).toHaveLength(1);
  await expect(widgets[0]).toHaveAttribute('data-theme', 'light');
});

CaptchaIncomplete.test(
  'asks for the captcha when a script submits the form',
  async ({ canvas }) => {
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await findErrorToast('Please complete the reCAPTCHA verification');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please complete the reCAPTCHA verification',
    );
    await expect(answersInForm()).toEqual(buildQuote());
  },
);

/** Completed two minutes ago. */
export const CaptchaExpired = meta.story({
  ...CaptchaIncomplete.input,
  play: async ({ canvas }) => {
    await fillInAndComplete();
    demoCaptcha().expire();
    await canvas.findByText(/has expired/);
  },
});

CaptchaExpired.test('has a disabled button with a hint', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription(/Please complete it again/);
});

CaptchaExpired.test('can be completed again', async () => {
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** The script of the captcha is slow. */
export const CaptchaLoading = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw, clock }) => {
    msw.use(...networkScenarios.captchaScriptSlow());
    // An unfinished request would block later requests to the same address.
    return () => clock.advance(3000);
  },
  play: async () => submitButton().scrollIntoView(atOnce),
});

CaptchaLoading.test('shows a placeholder', async ({ canvas }) => {
  await expect(canvas.getByText('The captcha appears here.')).toBeVisible();
  await expect(submitButton()).toBeDisabled();
});

CaptchaLoading.test('shows the captcha once the script has loaded', async ({ clock }) => {
  await waitFor(async () => {
    await clock.advance(3000);
    await expect(screen.getByRole('checkbox', { name: /robot/ })).toBeVisible();
  });
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** The script of the captcha cannot be loaded. */
export const CaptchaDown = meta.story({
  parameters: { ...overNetwork, expectedLogs: [COULD_NOT_SHOW] },
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaScriptDown()),
  play: async ({ canvas }) => {
    submitButton().scrollIntoView(atOnce);
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

CaptchaDown.test('has a disabled button with the reason', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription(/could not be loaded/);
});

CaptchaDown.test('loads the captcha on a second try', async ({ canvas, msw, userEvent }) => {
  msw.use(...networkScenarios.accepts());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** Submitted with empty fields. */
export const MissingFields = meta.story({
  beforeEach: ({ backend }) => void spyOn(backend.quotes, 'send'),
  play: async ({ canvas }) => {
    await completeCaptcha();
    await submitQuote();
    await canvas.findAllByText('Please fill in this field');
  },
});

MissingFields.test('shows an error toast', async () => {
  await findErrorToast('Error', 'Please fill in all required fields');
});

MissingFields.test('shows an error beside each required field and focuses the first', async () => {
  for (const field of ['businessName', 'contactName', 'email'] as const) {
    await expect(quoteBox(field)).toBeInvalid();
    await expect(quoteBox(field)).toHaveAccessibleDescription('Please fill in this field');
  }
  await expect(quoteBox('businessName')).toHaveFocus();
});

MissingFields.test('sends nothing', async ({ backend }) => {
  await expect(backend.quotes.send).not.toHaveBeenCalled();
});

/** A request without an answer. */
export const Submitting = meta.story({
  parameters: { backend: { hang: ['quotes.send'] } },
  beforeEach: ({ backend }) => void spyOn(backend.quotes, 'send'),
  play: async () => {
    await askForQuote();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
  },
});

Submitting.test('sends one request for several submits', async ({ backend, canvas }) => {
  await submitQuote();
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  // The validation consists of microtasks, which finish before the next frame.
  await new Promise(requestAnimationFrame);
  await expect(backend.quotes.send).toHaveBeenCalledOnce();
});

/** The captcha verification does not answer. */
export const SubmittingToASlowService = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaHangs()),
  play: async () => {
    await askForQuote();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
  },
});

SubmittingToASlowService.test(
  'sends the request without the verification after 10 seconds',
  async ({ clock }) => {
    await clock.advance(9000);
    await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await clock.advance(1000);
    await findThankYou();
  },
);

export const Submitted = meta.story({
  parameters: overNetwork,
  play: async () => {
    await askForQuote();
    await findThankYou();
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...networkScenarios.accepts({
        onCheck: ({ fields }) => posted(`check ${fields.response}`),
        onPost: ({ fields }) => posted(`to ${fields.to}`),
      }),
    ),
});

Submitted.test('verifies the captcha, then mails the business, then the customer', async () => {
  await expect(posted.mock.calls).toEqual([
    [expect.stringMatching(/^check demo-captcha-token-\d+$/)],
    [`to ${business.mail.internalRecipients.join(', ')}`],
    [`to ${buildQuote().email}`],
  ]);
});

Submitted.test('shows a toast', async () => {
  await findToast('Quote Request Submitted');
});

Submitted.test('states the reply time', async () => {
  await expect(await findThankYou()).toHaveTextContent(business.replyTime);
});

/** The dialog is closed, and the lockout has begun. */
export const Lockout = meta.story({
  ...Submitted.input,
  play: async ({ userEvent }) => {
    await askForQuote();
    const thanks = within(await findThankYou());
    await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

Lockout.test('shows an empty form and a new captcha', async () => {
  await waitFor(() => expect(answersInForm()).toEqual(blankQuote));
  await expect(quoteOption('business')).toBeChecked();
  await expect(await captchaBox()).not.toBeChecked();
  await expect(submitButton()).toBeDisabled();
});

Lockout.test('moves the focus to the start of the form', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('form')).toHaveFocus());
  await userEvent.tab();
  await expect(quoteBox('businessName')).toHaveFocus();
});

Lockout.test('counts down the seconds', async ({ canvas, clock }) => {
  await expect(canvas.getByText(/another one in 10 seconds/)).toBeVisible();
  await clock.advance(1000);
  await expect(await canvas.findByText(/another one in 9 seconds/)).toBeVisible();
  await clock.advance(8000);
  await expect(await canvas.findByText(/another one in 1 second\./)).toBeVisible();
  await clock.advance(1000);
  await waitFor(() => expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument());
});

Lockout.test('rejects a submit and states the seconds left', async ({ clock }) => {
  await answerQuote(buildShortQuote());
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await clock.advance(3000);
  await submitQuote();
  await findErrorToast('Please wait', 'You can submit again in 7 seconds');
  await expect(answersInForm()).toEqual(buildShortQuote());
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

Lockout.test('accepts a submit after 10 seconds', async ({ clock }) => {
  await answerQuote(buildShortQuote());
  await completeCaptcha();
  await clock.advance(10_000);
  await submitQuote();
  await findThankYou();
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

/** The captcha verification refuses the token. */
export const Refused = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaRefuses()),
  play: async ({ canvas }) => {
    await askForQuote();
    await canvas.findByText(REFUSED);
  },
});

Refused.test('shows the error toast of every failure', async () => {
  await findErrorToast('Error', FAILURE);
});

Refused.test('shows the reason beside the captcha and resets the captcha', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect(await captchaBox()).not.toBeChecked();
  await expect(submitButton()).toBeDisabled();
});

Refused.test('keeps the answers', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
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
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.mailRejected()),
  play: async ({ canvas }) => {
    await askForQuote();
    await canvas.findByText(FAILURE, { selector: '[role="alert"] *' });
  },
});

MailRejected.test('shows an error toast', async () => {
  await findErrorToast('Error', FAILURE);
});

MailRejected.test('keeps the answers and resets the captcha', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
  await expect(await captchaBox()).not.toBeChecked();
});

MailRejected.test('starts no lockout', async ({ canvas, msw }) => {
  msw.use(...networkScenarios.accepts());
  await expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument();
  await completeCaptcha();
  await submitQuote();
  await findThankYou();
});

export const MailDown = meta.story({
  ...MailRejected.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.mailDown()),
});

MailDown.test('keeps the answers', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
});

/** The captcha verification cannot be reached. The request is sent all the same. */
export const CheckDown = meta.story({
  ...Submitted.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaDown()),
});

/** The browser blocks site data. The draft lasts until the page closes. */
export const StorageBlocked = meta.story({
  parameters: { scenario: 'blockedStorage' },
  beforeEach: ({ msw }) => msw.use(...networkScenarios.accepts()),
  play: async () => {
    await askForQuote();
    await findThankYou();
  },
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
