import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import type { MemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { networkScenarios } from '#mocks/networkScenarios.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { blankQuote } from '#src/domain/quote.ts';
import { paths } from '#src/paths.ts';
import { CustomQuote } from '#src/screens/CustomQuote/CustomQuote.tsx';
import { fitsTheScreen } from '../../checks';
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
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: { path: paths.customQuote.href },
    guidance: {
      use: 'At `/custom-quote`, for a website that fits no package. Its states follow the request: filled in, missing, submitting, thanked, locked out, refused, failed.',
      avoid:
        'To change how a state looks take `CustomQuotePage`. Who has bought answers the `Questionnaire`.',
      accessibility: [
        'Every failure is said in a toast and where it happened, and keeps the answers.',
        'The dialog that thanks has the focus; closing it begins the form anew, at its top.',
      ],
      do: 'Look at a failure with the world ‘Provider down’.',
      dont: 'Lose what somebody has typed, ever.',
    },
  },
});

/** The backend that ships, over the network that the story names. */
const overNetwork = { scenario: 'newVisitor' } as const;

async function fillInAndComplete() {
  await answerQuote();
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
}

/** What reached the providers, in that order. */
const posted = fn();

/** The dialog that says thanks, once it is there. */
function findThanks() {
  return screen.findByRole('dialog', { name: THANKS });
}

export const Default = meta.story({ tags: ['visual'] });

Default.test('says how to ask, and how soon we answer', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Request a Custom Website Quote' }),
  ).toBeVisible();
  await expect(canvas.getByText(/1-2 business days/)).toBeVisible();
});

Default.test('asks ten questions in four parts', async ({ canvas }) => {
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
  'leads home from Back and from Cancel, by the browser',
  async ({ canvas, router, userEvent }) => {
    for (const name of ['Back', 'Cancel']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', paths.landing.href);
      await userEvent.click(link);
      await expect(router.state.location.pathname).toBe(paths.customQuote.href);
    }
  },
);

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Phone.test(
  'fetches the captcha when it comes near, and not before',
  { beforeEach: ({ backend }) => void spyOn(backend.quotes, 'showCaptcha') },
  async ({ backend }) => {
    await waitFor(() => expect(quoteBox('businessName')).toBeVisible());
    await new Promise(requestAnimationFrame);
    await expect(backend.quotes.showCaptcha).not.toHaveBeenCalled();
    await captchaBox();
    await expect(backend.quotes.showCaptcha).toHaveBeenCalledOnce();
  },
);

/** Typed before the page was loaded again, and still there. */
export const Filled = meta.story({
  parameters: { backend: { quoteDraft: buildQuote() } },
  play: async () => {
    await waitFor(() => expect(answersInForm()).toEqual(buildQuote()));
  },
});

Filled.test('hands in what stands there', async ({ backend }) => {
  await completeCaptcha();
  await submitQuote();
  await findThanks();
  await expect((backend as MemoryBackend).state.sentQuotes).toEqual([buildQuote()]);
});

let releaseDraft = () => {};

/** What the visitor has typed already counts for more than what was kept. */
export const FilledBeforeTheDraftCame = meta.story({
  parameters: { backend: { quoteDraft: buildQuote() } },
  beforeEach: ({ backend }) => {
    const { restoreDraft } = backend.quotes;
    const released = new Promise<void>((resolve) => {
      releaseDraft = resolve;
    });
    spyOn(backend.quotes, 'restoreDraft').mockReturnValue(released.then(restoreDraft));
  },
  play: async () => {
    await answerQuote({ contactName: 'Owen Hale', websiteType: 'ecommerce' });
    releaseDraft();
    await waitFor(() => expect(quoteBox('businessName')).toHaveValue(buildQuote().businessName));
  },
});

FilledBeforeTheDraftCame.test('keeps both', async ({ backend }) => {
  const both = buildQuote({ contactName: 'Owen Hale', websiteType: 'ecommerce' });
  await expect(answersInForm()).toEqual(both);
  await waitFor(() => expect((backend as MemoryBackend).state.quoteDraft).toEqual(both));
});

/** The answers are there; the captcha is next. */
export const CaptchaIncomplete = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.accepts()),
  play: async () => {
    await answerQuote();
    await captchaBox();
  },
});

CaptchaIncomplete.test('cannot be submitted, and says why', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription(
    'Please complete the captcha to send your request.',
  );
});

CaptchaIncomplete.test('shows one widget, in its light theme', async ({ canvas }) => {
  const widgets = canvas.getAllByRole('group', { name: 'reCAPTCHA' });
  await expect(widgets).toHaveLength(1);
  await expect(widgets[0]).toHaveAttribute('data-theme', 'light');
});

CaptchaIncomplete.test('asks for it where a script submits the form', async ({ canvas }) => {
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  await findErrorToast('Please complete the reCAPTCHA verification');
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Please complete the reCAPTCHA verification',
  );
  await expect(answersInForm()).toEqual(buildQuote());
});

export const CaptchaComplete = meta.story({
  ...CaptchaIncomplete.input,
  play: fillInAndComplete,
});

CaptchaComplete.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('Thank you, the captcha is complete.')).toBeVisible();
});

/** Completed, and then left alone for two minutes. */
export const CaptchaExpired = meta.story({
  ...CaptchaIncomplete.input,
  play: async ({ canvas }) => {
    await fillInAndComplete();
    demoCaptcha().expire();
    await canvas.findByText(/has expired/);
  },
});

CaptchaExpired.test('cannot be submitted, and says why', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription(/Please complete it again/);
});

CaptchaExpired.test('can be completed again', async () => {
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** Its script has been asked for, and takes its time. */
export const CaptchaLoading = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw, clock }) => {
    msw.use(...networkScenarios.captchaScriptSlow());
    // A request that never ended would keep later ones to the same address waiting.
    return () => clock.advance(3000);
  },
  play: async () => submitButton().scrollIntoView(atOnce),
});

CaptchaLoading.test('keeps its place on the page', async ({ canvas }) => {
  await expect(canvas.getByText('The captcha appears here.')).toBeVisible();
  await expect(submitButton()).toBeDisabled();
});

CaptchaLoading.test('is there once the script is', async ({ clock }) => {
  await waitFor(async () => {
    await clock.advance(3000);
    await expect(screen.getByRole('checkbox', { name: /robot/ })).toBeVisible();
  });
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** Its script never comes. */
export const CaptchaNever = meta.story({
  parameters: { ...overNetwork, expectedLogs: [COULD_NOT_SHOW] },
  beforeEach: ({ msw, clock }) => {
    msw.use(...networkScenarios.captchaScriptSlow({ slowness: 60_000 }));
    return () => clock.advance(60_000);
  },
  play: async ({ canvas, clock }) => {
    submitButton().scrollIntoView(atOnce);
    await waitFor(async () => {
      await clock.advance(15_000);
      await expect(canvas.getByText('Try again')).toBeVisible();
    });
  },
});

CaptchaNever.test('can be tried again all the same', async ({ canvas, msw, userEvent }) => {
  msw.use(...networkScenarios.accepts());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** The network is gone, or something blocks the provider. */
export const CaptchaDown = meta.story({
  parameters: { ...overNetwork, expectedLogs: [COULD_NOT_SHOW] },
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaScriptDown()),
  play: async ({ canvas }) => {
    submitButton().scrollIntoView(atOnce);
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

CaptchaDown.test('says what happened, and cannot be submitted', async () => {
  await expect(submitButton()).toBeDisabled();
  await expect(submitButton()).toHaveAccessibleDescription(/could not be loaded/);
});

CaptchaDown.test('can be tried again', async ({ canvas, msw, userEvent }) => {
  msw.use(...networkScenarios.accepts());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

/** What came instead of the provider's script brings no widget. */
export const CaptchaBroken = meta.story({
  ...CaptchaDown.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaScriptBroken()),
});

/** Handed in with nothing answered. */
export const MissingFields = meta.story({
  play: async ({ canvas }) => {
    await completeCaptcha();
    await submitQuote();
    await canvas.findAllByText('Please fill in this field');
  },
});

MissingFields.test('says so in a toast', async () => {
  await findErrorToast('Error', 'Please fill in all required fields');
});

MissingFields.test('says so beside each of the three, and leads to the first', async () => {
  for (const field of ['businessName', 'contactName', 'email'] as const) {
    await expect(quoteBox(field)).toBeInvalid();
    await expect(quoteBox(field)).toHaveAccessibleDescription('Please fill in this field');
  }
  await expect(quoteBox('businessName')).toHaveFocus();
});

MissingFields.test('sends nothing', async ({ backend }) => {
  await expect((backend as MemoryBackend).state.sentQuotes).toEqual([]);
});

export const MalformedEmail = meta.story({
  play: async ({ canvas }) => {
    await askForQuote(buildShortQuote({ email: 'ruth@' }));
    await canvas.findByText('Please enter a valid email address');
  },
});

MalformedEmail.test('says so beside it, and nowhere else', async () => {
  await expect(quoteBox('email')).toHaveFocus();
  await expect(quoteBox('email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
});

/** On its way, and not answered yet. */
export const Submitting = meta.story({
  parameters: { backend: { hang: ['quotes.send'] } },
  beforeEach: ({ backend }) => void spyOn(backend.quotes, 'send'),
  play: async () => {
    await askForQuote();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
  },
});

Submitting.test('sends it once, however often it is asked to', async ({ backend, canvas }) => {
  await submitQuote();
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  await new Promise(requestAnimationFrame);
  await expect(backend.quotes.send).toHaveBeenCalledOnce();
});

/** The captcha's check never answers. */
export const SubmittingToASlowService = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaHangs()),
  play: async () => {
    await askForQuote();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
  },
});

SubmittingToASlowService.test('goes on without it in the end', async ({ clock }) => {
  await clock.advance(9000);
  await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await clock.advance(1000);
  await findThanks();
});

export const Submitted = meta.story({
  parameters: overNetwork,
  play: async () => {
    await askForQuote();
    await findThanks();
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...networkScenarios.accepts({
        onCheck: ({ fields }) => posted(`check ${fields.response}`),
        onPost: ({ fields }) => posted(`to ${fields.to}`),
      }),
    ),
});

Submitted.test('has asked the captcha, told the business and thanked the customer', async () => {
  await expect(posted.mock.calls).toEqual([
    [expect.stringMatching(/^check demo-captcha-token-\d+$/)],
    ['to hello@millrace.example, studio@millrace.example'],
    [`to ${buildQuote().email}`],
  ]);
});

Submitted.test('says so in a toast as well', async () => {
  await findToast('Quote Request Submitted');
});

Submitted.test('says how soon we answer', async () => {
  await expect(await findThanks()).toHaveTextContent('1-2 business days');
});

export const SubmittedPhone = meta.story({
  ...Submitted.input,
  globals: { viewport: { value: 'phone' } },
});

/** What is sent is not kept, not even while the dialog is open. */
export const SubmittedAndForgotten = meta.story({
  play: async () => {
    await askForQuote();
    await findThanks();
  },
});

SubmittedAndForgotten.test('keeps no draft of it', async ({ backend }) => {
  await new Promise(requestAnimationFrame);
  await expect((backend as MemoryBackend).state.quoteDraft).toBeNull();
});

/** The dialog is closed, and the next request has to wait. */
export const Lockout = meta.story({
  ...Submitted.input,
  play: async ({ userEvent }) => {
    await askForQuote();
    const thanks = within(await findThanks());
    await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

Lockout.test('begins with an empty form and a new captcha', async () => {
  await waitFor(() => expect(answersInForm()).toEqual(blankQuote));
  await expect(quoteOption('business')).toBeChecked();
  await expect(await captchaBox()).not.toBeChecked();
  await expect(submitButton()).toBeDisabled();
});

Lockout.test('begins at the beginning of the form', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('form')).toHaveFocus());
  await userEvent.tab();
  await expect(quoteBox('businessName')).toHaveFocus();
});

Lockout.test('counts the seconds down', async ({ canvas, clock }) => {
  await expect(canvas.getByText(/another one in 10 seconds/)).toBeVisible();
  await clock.advance(1000);
  await expect(await canvas.findByText(/another one in 9 seconds/)).toBeVisible();
  await clock.advance(8000);
  await expect(await canvas.findByText(/another one in 1 second\./)).toBeVisible();
  await clock.advance(1000);
  await waitFor(() => expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument());
});

Lockout.test('takes no request, and says for how long', async ({ clock }) => {
  await answerQuote(buildShortQuote());
  await completeCaptcha();
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await clock.advance(3000);
  await submitQuote();
  await findErrorToast('Please wait', 'You can submit again in 7 seconds');
  await expect(answersInForm()).toEqual(buildShortQuote());
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

Lockout.test('takes the next request when it is over', async ({ clock }) => {
  await answerQuote(buildShortQuote());
  await completeCaptcha();
  await clock.advance(10_000);
  await submitQuote();
  await findThanks();
});

Lockout.test('has passed for who comes back after a while', async ({ canvas, clock }) => {
  // A browser that was put aside lets no timer ring meanwhile, and one of them when it is back.
  const asleep = spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await clock.advance(1000);
  await waitFor(() => expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument());
  asleep.mockRestore();
});

/** The captcha's check says no. */
export const Refused = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaRefuses()),
  play: async ({ canvas }) => {
    await askForQuote();
    await canvas.findByText(REFUSED);
  },
});

Refused.test('says so in a toast, in the words for every failure', async () => {
  await findErrorToast('Error', FAILURE);
});

Refused.test('says more beside the captcha, which is empty again', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect(await captchaBox()).not.toBeChecked();
  await expect(submitButton()).toBeDisabled();
});

Refused.test('keeps every answer', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
});

Refused.test('forgives once the captcha is complete again', async ({ canvas, msw }) => {
  msw.use(...networkScenarios.accepts());
  await completeCaptcha();
  await waitFor(() => expect(canvas.queryByText(REFUSED)).not.toBeInTheDocument());
  await submitQuote();
  await findThanks();
});

/** The mail service takes no message. */
export const MailRejected = meta.story({
  parameters: overNetwork,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.mailRejected()),
  play: async ({ canvas }) => {
    await askForQuote();
    await canvas.findByText(FAILURE, { selector: '[role="alert"] *' });
  },
});

MailRejected.test('says so in a toast', async () => {
  await findErrorToast('Error', FAILURE);
});

MailRejected.test('keeps every answer, and wants a new captcha', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
  await expect(await captchaBox()).not.toBeChecked();
});

MailRejected.test('locks nobody out', async ({ canvas, msw }) => {
  msw.use(...networkScenarios.accepts());
  await expect(canvas.queryByText(/another one in/)).not.toBeInTheDocument();
  await completeCaptcha();
  await submitQuote();
  await findThanks();
});

/** The business has it, but the customer's copy was not taken. */
export const AcknowledgementRejected = meta.story({
  ...MailRejected.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.acknowledgementRejected()),
});

export const MailDown = meta.story({
  ...MailRejected.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.mailDown()),
});

MailDown.test('keeps every answer', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
});

/** The site's own code did not come: offline, or a newer version is out. */
export const Unreachable = meta.story({
  parameters: { backend: { fail: { 'quotes.send': new BackendError('unreachable') } } },
  play: MailRejected.input.play,
});

Unreachable.test('keeps every answer', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
});

/** A captive portal answers 200 with an HTML page: the message is not sent. */
export const MailUnconfirmed = meta.story({
  ...MailRejected.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.mailHtml()),
});

MailUnconfirmed.test('keeps every answer', async () => {
  await expect(answersInForm()).toEqual(buildQuote());
});

/** The captcha's check cannot be reached: no reason to lose a request. */
export const CheckDown = meta.story({
  ...Submitted.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaDown()),
});

/** The check answers with half a sentence: likewise. */
export const CheckMalformed = meta.story({
  ...Submitted.input,
  beforeEach: ({ msw }) => msw.use(...networkScenarios.captchaMalformed()),
});

/** Nothing can be kept in this browser: the draft lasts as long as the page. */
export const StorageBlocked = meta.story({
  parameters: { scenario: 'blockedStorage' },
  beforeEach: ({ msw }) => msw.use(...networkScenarios.accepts()),
  play: async () => {
    await askForQuote();
    await findThanks();
  },
});

/** The draft can be neither read nor kept: the form works all the same. */
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
    await findThanks();
  },
});

/** Torture: a name of one word, and answers of many lines. */
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

LongAnswers.test('does not make the page wider', fitsTheScreen);
