import type { StoryContext } from 'storybook/internal/csf';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildCustomerPlan, buildPurchase } from '#mocks/factories/customerOrder.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { Purchase } from '#src/domain/customerOrder.ts';
import { pages } from '#src/pages.ts';
import { Questionnaire } from '#src/screens/Questionnaire/Questionnaire.tsx';
import { fillIn, submit } from '../../features/account/accountForms';
import { answerQuestions, submitQuestionnaire } from '../../features/questionnaire/answerQuestions';
import { findErrorToast, findToast } from '../../toasts';

const FAILURE = 'There was a problem submitting your information. Please try again.';
const fromPurchase = (state: unknown = { package: buildPackageInfo() }) => ({
  path: pages.questionnaire.href,
  state,
});

const meta = preview.meta({
  title: 'Screens/Questionnaire/Questionnaire',
  component: Questionnaire,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    route: fromPurchase(),
  },
});

/** Fills in all fields and submits them. */
async function fillInAndSubmit() {
  await answerQuestions(buildQuestionnaire());
  await submitQuestionnaire();
}

const answersInForm = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You chose/).closest('p')).toHaveTextContent(
      `You chose the ${buildPackageInfo().title} package.`,
    );
  },
});

Default.test(
  'opens a ticket with the answers and the package',
  { beforeEach: ({ backend }) => void spyOn(backend.tickets, 'open') },
  async ({ backend }) => {
    await fillInAndSubmit();
    await waitFor(() =>
      expect(backend.tickets.open).toHaveBeenCalledWith({
        answers: buildQuestionnaire(),
        websitePackage: buildPackageInfo(),
        attachments: [],
        author: 'guest',
      }),
    );
  },
);

/** Opened without a package in the navigation state. */
export const NoPackage = meta.story({
  parameters: { route: { path: pages.questionnaire.href, state: null } },
  play: async ({ canvas, router }) => {
    await canvas.findByRole('link', { name: 'Request Custom Web Design Quote' });
    await expect(router.state.location.pathname).toBe('/');
    await expect(router.state.historyAction).toBe('REPLACE');
  },
});

/** Opened with a package that the business does not sell. */
export const UnknownPackage = meta.story({
  parameters: { route: fromPurchase({ package: { id: 'deluxe', title: 'Deluxe', price: 1 } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Request Custom Web Design Quote' });
  },
});

export const Submitting = meta.story({
  parameters: { backend: { hang: ['tickets.open'] } },
  play: async ({ canvas }) => {
    await fillInAndSubmit();
    const button = canvas.getByRole('button', { name: 'Submit Questionnaire' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

export const StorageFull = meta.story({
  parameters: { scenario: 'fullStorage' },
  play: async ({ canvas, announcements }) => {
    await fillInAndSubmit();
    await canvas.findByLabelText('Error');
    await findErrorToast('Error submitting questionnaire', FAILURE);
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(
      `${FAILURE} Your browser has no room`,
    );
    await findErrorToast('Error submitting questionnaire', FAILURE);
    await waitFor(() => expect(announcements).toHaveLength(1));
    await expect(announcements[0]).toMatch(
      `Error submitting questionnaire. ${FAILURE} Your browser has no room`,
    );
    await expect(answersInForm(canvas)).toEqual(Object.values(buildQuestionnaire()));
  },
});

export const Submitted = meta.story({
  parameters: { translated: true },
  play: async ({ canvas }) => {
    await fillInAndSubmit();
    await canvas.findByRole('heading', { name: 'Thank You!' });
    await findToast('Questionnaire submitted successfully!');
    await expect(document.title).toMatch(/^Thank you · /);
    await expect(
      canvas.getByText('The page to log in or register opens in a moment.'),
    ).toBeVisible();
  },
});

Submitted.test(
  'replaces itself with the account page after 3 seconds, and not before',
  async ({ canvas, clock, router }) => {
    await clock.advance(2999);
    await expect(canvas.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await clock.advance(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    // Otherwise Back would show the form again, and a second submit would open a second ticket.
    await expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(canvas.queryByText('Thank You!')).not.toBeInTheDocument());
  },
);

/** Checks that the redirect does not come any more. */
async function expectToStay({ clock, router }: Pick<StoryContext, 'clock' | 'router'>) {
  const { pathname } = router.state.location;
  await clock.advance(60_000);
  await expect(router.state.navigation.state).toBe('idle');
  await expect(router.state.location.pathname).toBe(pathname);
}

/** A test: the first interaction stops the clock, 1 ms before the redirect. */
const staysAfter = (act: () => unknown) => async (context: StoryContext) => {
  const { canvas, clock } = context;
  await clock.advance(2999);
  act();
  await expectToStay(context);
  await expect(canvas.queryByText(/opens in a moment/)).not.toBeInTheDocument();
};
Submitted.test(
  'stays for good from the first pointer press on',
  staysAfter(() => fireEvent.pointerDown(document.body)),
);
Submitted.test(
  'stays for good from the first scroll on',
  staysAfter(() => fireEvent.wheel(document.body)),
);
Submitted.test(
  'stays for good from the first move of the focus on',
  staysAfter(() => screen.getByRole('button', { name: 'Register' }).focus()),
);

Submitted.test('leaves although the mouse moves', async ({ canvas, clock, router }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Register' }));
  await clock.advance(3000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
});

Submitted.test(
  'stays after ‘Stay on this page’, with the focus on the heading',
  async (context) => {
    const { canvas, clock, router } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await expect(canvas.queryByRole('button', { name: 'Stay on this page' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^This page stays open/);
    await expect(canvas.getByRole('heading', { name: 'Thank You!' })).toHaveFocus();
    await clock.advance(60_000);
    await expect(router.state.location.pathname).toBe(pages.questionnaire.href);
  },
);

Submitted.test('stays while a guest registers, whose account has the ticket', async (context) => {
  const { canvas, clock, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await canvas.findByRole('dialog', { name: 'Your account' });
  await fillIn(buildRegistration());
  await submit('Register');
  await clock.advance(1000);
  const account = await canvas.findByRole('link', { name: 'Go to my account' });
  await expectToStay(context);
  await userEvent.click(account);
  await canvas.findByRole('link', { name: /^Web Design Project: / });
});

Submitted.test('takes the ticket along when a guest is led to the login', async (context) => {
  const { backend, canvas, clock } = context;
  await clock.advance(3000);
  await canvas.findByRole('heading', { name: 'Please login to access your account' });
  await backend.sessions.register(buildRegistration());
  await canvas.findByRole('link', { name: /^Web Design Project: / });
});

/** The thank-you view after a reload. */
export const Reloaded = meta.story({
  parameters: {
    route: fromPurchase({
      package: buildPackageInfo(),
      ticket: { id: buildSupportTicket().id, isGuests: true },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: 'Thank You!' });
    await expectToStay(context);
  },
});

/** Connected mode: the guest's ticket is on the server, and opens with a link. */
export const WithLink = meta.story({
  parameters: { backend: { connected: true } },
  play: async ({ canvas }) => {
    await fillInAndSubmit();
    await canvas.findByRole('button', { name: 'Email Me This Link' });
  },
});

WithLink.test('keeps the link on the screen', async ({ canvas, clock, router }) => {
  await clock.advance(60_000);
  await expect(router.state.location.pathname).toBe(pages.questionnaire.href);
  await expect(canvas.getByRole('button', { name: 'Copy the link to your ticket' })).toBeVisible();
});

WithLink.test('opens the ticket in this tab without the token', async (context) => {
  const { canvas, router, userEvent } = context;
  await userEvent.click(canvas.getByRole('link', { name: 'Open My Ticket' }));
  await canvas.findByRole('heading', { name: 'Keep the link to this ticket' });
  await expect(router.state.location.pathname).toMatch(/^\/account\/tickets\/web-\d+$/);
  await expect(router.state.location.hash).toBe('');
});

/** Registers in the dialog of the thank-you view. */
async function registerThere() {
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByRole('dialog', { name: 'Your account' });
  await fillIn(buildRegistration());
  await submit('Register');
}

WithLink.test(
  'adds the ticket to a new account, and stays',
  { beforeEach: ({ backend }) => void spyOn(backend.tickets, 'claim') },
  async (context) => {
    const { backend, canvas, clock } = context;
    await registerThere();
    await clock.advance(1000);
    await canvas.findByRole('link', { name: 'Go to my account' });
    await expectToStay(context);
    await expect(backend.tickets.claim).toHaveBeenCalledOnce();
  },
);

/** The server is away while the ticket is added to the new account. */
export const NotAdded = meta.story({
  parameters: {
    backend: { connected: true, faults: { 'POST /api/tickets/:id/claim': 'unavailable' } },
  },
  play: async ({ canvas, clock }) => {
    await fillInAndSubmit();
    await canvas.findByRole('heading', { name: 'Thank You!' });
    await registerThere();
    await clock.advance(1000);
    await expect(
      await canvas.findByRole('button', { name: 'Add this ticket to my account' }),
    ).toBeVisible();
  },
});

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

/** Filled in by one customer; another tab has logged out, and in to another account. */
export const OtherAccount = meta.story({
  parameters: { backend: { users: [ruth, sam], currentUser: ruth } },
  play: async ({ backend, canvas }) => {
    await answerQuestions(buildQuestionnaire());
    await backend.sessions.logOut();
    await backend.sessions.logIn(buildCredentials({ email: sam.email }));
    await submitQuestionnaire();
    await screen.findByText('Nothing was sent, and your text is still in the form.');
    await expect(await backend.tickets.list()).toEqual([]);
    await expect(answersInForm(canvas)).toEqual(Object.values(buildQuestionnaire()));
    const name = 'You are logged in as Sam Dale now. Send as Sam Dale?';
    await expect(screen.getByRole('dialog', { name })).toBeVisible();
  },
});

OtherAccount.test('sends them as the other account after ‘Send as …’', async (context) => {
  const { backend, canvas } = context;
  screen.getByRole('button', { name: 'Send as Sam Dale' }).focus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('heading', { name: 'Thank You!' });
  await expect(await backend.tickets.list()).toHaveLength(1);
});

OtherAccount.test('asks again after ‘Do Not Send’', async ({ backend, canvas }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Do Not Send' }));
  await canvas.findByText('Another account is logged in now.');
  await expect(answersInForm(canvas)).toEqual(Object.values(buildQuestionnaire()));
  await submitQuestionnaire();
  await screen.findByRole('button', { name: 'Send as Sam Dale' });
  await expect(await backend.tickets.list()).toEqual([]);
});

OtherAccount.test('needs no question once its author is back', async ({ backend, canvas }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Do Not Send' }));
  await backend.sessions.logIn(buildCredentials({ email: ruth.email }));
  await submitQuestionnaire();
  await canvas.findByRole('heading', { name: 'Thank You!' });
  await expect(await backend.tickets.list()).toHaveLength(1);
});

/** Filled in by a customer whose session has ended meanwhile. */
export const SignedOutMeanwhile = meta.story({
  parameters: { backend: { users: [ruth], currentUser: ruth } },
  play: async ({ backend, canvas }) => {
    await answerQuestions(buildQuestionnaire());
    await backend.sessions.logOut();
    await submitQuestionnaire();
    await screen.findByText('You are logged out now. Send without an account?');
    await expect(answersInForm(canvas)).toEqual(Object.values(buildQuestionnaire()));
    await userEvent.click(screen.getByRole('button', { name: 'Send Without an Account' }));
    await canvas.findByRole('button', { name: 'Register' });
  },
});

/** A customer has logged out on this page. */
export const LoggedOutHere = meta.story({
  parameters: { backend: { users: [ruth], currentUser: ruth } },
  play: async ({ canvas }) => {
    await answerQuestions(buildQuestionnaire());
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await findToast('Logged out', 'You have been successfully logged out.');
    await waitFor(() => expect(answersInForm(canvas).join('')).toBe(''));
  },
});

const fromPayment = (session = 'cs_test_a1B2', state: unknown = null) => ({
  path: `${pages.questionnaire.href}?session_id=${session}`,
  state,
});
const waiting = buildPurchase({ state: 'waiting', packageId: null });
const connected = { connected: true };

/** What the server knows of the payment. */
const known = (purchase: Purchase) => ({ 'POST /api/purchases': () => purchase });

/** Connected mode: the visitor returns from the payment page, and the payment has arrived. */
export const Paid = meta.story({
  parameters: { route: fromPayment(), backend: connected },
  beforeEach: ({ backend }) => void spyOn(backend.tickets, 'open'),
  play: async ({ canvas, announcements, backend }) => {
    await canvas.findByText('Your payment has arrived');
    await expect(canvas.getByText(/^You chose/).closest('p')).toHaveTextContent(
      'You chose the Standard package.',
    );
    await waitFor(() =>
      expect(announcements.filter((each) => /has arrived/.test(each))).toHaveLength(1),
    );
    await expect(canvas.queryByText(/in another tab/)).not.toBeInTheDocument();
    await fillInAndSubmit();
    await canvas.findByRole('heading', { name: 'Thank You!' });
    await expect(backend.tickets.open).toHaveBeenCalledWith(
      expect.objectContaining({
        session: 'cs_test_a1B2',
        websitePackage: expect.objectContaining({ id: 'standard' }),
      }),
    );
  },
});

/** The payment provider has not told the server yet. */
export const NotConfirmed = meta.story({
  parameters: { route: fromPayment(), backend: { ...connected, purchase: waiting } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your payment has not been confirmed yet');
  },
});

NotConfirmed.test('asks again every 5 s, and opens the questionnaire', async (story) => {
  const { answer, canvas, clock } = story;
  answer(known(buildPurchase()));
  await clock.advance(4999);
  await expect(canvas.queryByText('Your payment has arrived')).not.toBeInTheDocument();
  await clock.advance(1);
  await expect(await canvas.findByText('Your payment has arrived')).toBeVisible();
});

NotConfirmed.test('asks for 60 s, announces that once, and then stops', async (story) => {
  const { announcements, backend, canvas, clock } = story;
  if (!backend.connected) return;
  const { orders } = backend.connected;
  const asked = spyOn(orders, 'findPurchase');
  for (let each = 0; each < 11; each += 1) {
    await clock.advance(5000);
    // The page waits for its next turn only after this answer.
    await asked.mock.results.at(-1)?.value;
  }
  await clock.advance(4999);
  await expect(asked).toHaveBeenCalledTimes(11);
  await waitFor(() =>
    expect(announcements.filter((each) => /confirmed yet/.test(each))).toHaveLength(1),
  );
  await clock.advance(1);
  await expect(
    await canvas.findByText('The payment provider has not confirmed your payment'),
  ).toBeVisible();
  await clock.advance(60_000);
  await expect(asked).toHaveBeenCalledTimes(11);
});

/** The server limits requests, then is away. */
export const NotReached = meta.story({
  parameters: {
    route: fromPayment(),
    backend: {
      ...connected,
      faults: { 'POST /api/purchases': 'too-many-attempts' },
    },
  },
  play: async ({ canvas, answer, clock }) => {
    await canvas.findByText('Your payment has not been confirmed yet');
    const failure = new BackendError('unreachable');
    answer({ 'POST /api/purchases': () => Promise.reject(failure) });
    await clock.advance(5000);
    answer(known(buildPurchase()));
    await clock.advance(5000);
    await expect(await canvas.findByText('Your payment has arrived')).toBeVisible();
  },
});

/** The same tab has the form, and the visitor types while the payment is looked for. */
export const TypedMeanwhile = meta.story({
  parameters: {
    route: fromPayment('cs_test_a1B2', { package: buildPackageInfo() }),
    backend: { ...connected, purchase: waiting },
  },
  play: async ({ answer, canvas, clock }) => {
    await canvas.findByText('Your payment has not been confirmed yet');
    await answerQuestions(buildQuestionnaire());
    answer(known(buildPurchase()));
    await clock.advance(5000);
    await canvas.findByText('Your payment has arrived');
    await expect(answersInForm(canvas)).toEqual(Object.values(buildQuestionnaire()));
  },
});

/** Something else than a package has been paid. */
export const PaidForHosting = meta.story({
  parameters: {
    route: fromPayment(),
    backend: {
      ...connected,
      purchase: buildPurchase({ packageId: null, next: buildCustomerPlan().next }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Thank you. A mail about your purchase is on its way/);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    // A visitor without an account is not led to one.
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to my account' })).toBeNull();
  },
});

/** The payment provider has not filled in its placeholder. */
export const Placeholder = meta.story({
  parameters: { route: fromPayment('{CHECKOUT_SESSION_ID}'), backend: connected },
  play: async ({ router }) => {
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
});

/** Browser mode has no payments to ask for. */
export const ReturnInBrowserMode = meta.story({
  parameters: { route: fromPayment() },
  play: async ({ router }) => {
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
});
