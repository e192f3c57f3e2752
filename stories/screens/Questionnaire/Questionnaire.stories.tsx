import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { paths } from '#src/paths.ts';
import { Questionnaire } from '#src/screens/Questionnaire/Questionnaire.tsx';
import { answerQuestions, submitQuestionnaire } from '../../features/questionnaire/answerQuestions';
import { findErrorToast, findToast } from '../../toasts';

const FAILURE = 'There was a problem submitting your information. Please try again.';
const fromPurchase = (state: unknown = { package: buildPackageInfo() }) => ({
  path: paths.questionnaire.href,
  state,
});

const meta = preview.meta({
  title: 'Screens/Questionnaire/Questionnaire',
  component: Questionnaire,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: fromPurchase(),
    guidance: {
      use: 'At `/website-questionnaire`, where the purchase of a package leads. Its states: the form, mistakes, submitting, failed, submitted.',
      avoid:
        'To change how a state looks take `QuestionnairePage`. Who wants a price first takes the `CustomQuote`.',
      accessibility: [
        'After submitting, the thank-you has the focus and is read out before the page goes on after three seconds.',
      ],
      do: 'Say which package it is about.',
      dont: 'Ask for the payment here: it happens in the other tab.',
    },
  },
});

/** Answers everything and hands it in. */
async function handIn() {
  await answerQuestions(buildQuestionnaire());
  await submitQuestionnaire();
}

export const Default = meta.story({ tags: ['visual'] });

Default.test('knows the package that was bought', async ({ canvas }) => {
  await expect(canvas.getByText(/You chose the Standard package/)).toBeVisible();
});

Default.test(
  'hands in the answers, the package, and nobody who is logged in',
  { beforeEach: ({ backend }) => void spyOn(backend.tickets, 'open') },
  async ({ backend }) => {
    await handIn();
    await waitFor(() =>
      expect(backend.tickets.open).toHaveBeenCalledWith({
        answers: buildQuestionnaire(),
        websitePackage: buildPackageInfo(),
        customer: null,
      }),
    );
  },
);

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

/** Nothing was bought, or the visitor came by the address: home. */
export const NoPackage = meta.story({
  parameters: { route: { path: paths.questionnaire.href, state: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Request Custom Web Design Quote' });
  },
});

NoPackage.test('leaves no questionnaire to come back to', async ({ router }) => {
  await expect(router.state.location.pathname).toBe('/');
  await expect(router.state.historyAction).toBe('REPLACE');
});

/** A package that is none of ours counts as none. */
export const UnknownPackage = meta.story({
  parameters: { route: fromPurchase({ package: { id: 'deluxe', title: 'Deluxe', price: 1 } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Request Custom Web Design Quote' });
  },
});

export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await submitQuestionnaire();
    await canvas.findByText('Business name is required');
  },
});

Mistakes.test('has the focus in the first one', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: /^Business name/ })).toHaveFocus();
});

export const Submitting = meta.story({
  parameters: { backend: { hang: ['tickets.open'] } },
  play: async ({ canvas }) => {
    await handIn();
    const button = canvas.getByRole('button', { name: 'Submit Questionnaire' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

Submitting.test('thanks nobody yet', async ({ canvas }) => {
  await expect(canvas.queryByText('Thank You!')).not.toBeInTheDocument();
});

export const StorageFull = meta.story({
  parameters: { scenario: 'fullStorage' },
  play: async ({ canvas }) => {
    await handIn();
    await canvas.findByRole('alert');
  },
});

StorageFull.test('says so in a toast', () =>
  findErrorToast('Error submitting questionnaire', FAILURE),
);

StorageFull.test('says so above the button as well, and why', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(`${FAILURE} Your browser has no room`);
});

StorageFull.test('keeps every answer', async ({ canvas }) => {
  const values = canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await expect(values).toEqual(Object.values(buildQuestionnaire()));
});

StorageFull.test('can be tried again', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Submit Questionnaire' })).toBeEnabled();
});

export const StorageBlocked = meta.story({
  parameters: { scenario: 'blockedStorage' },
  play: async ({ canvas }) => {
    await handIn();
    await canvas.findByRole('alert');
  },
});

StorageBlocked.test('says what to allow', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(`${FAILURE} Your browser does not let`);
});

/** Older tickets cannot be read: they are kept aside, and the new one is opened all the same. */
export const StorageDamaged = meta.story({
  parameters: { scenario: 'damagedStorage' },
  play: async ({ canvas }) => {
    await handIn();
    await canvas.findByRole('heading', { name: 'Thank You!' });
  },
});

export const Submitted = meta.story({
  play: async ({ canvas }) => {
    await handIn();
    await canvas.findByRole('heading', { name: 'Thank You!' });
  },
});

Submitted.test('says so in a toast', () => findToast('Questionnaire submitted successfully!'));

Submitted.test('stays for almost three seconds', async ({ canvas, clock }) => {
  await clock.advance(2999);
  await expect(canvas.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

Submitted.test('replaces itself with the account page after 3 seconds', async (context) => {
  const { canvas, clock, router } = context;
  await clock.advance(3000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  // Otherwise Back would show the form again, and a second submit would open a second ticket.
  await expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(() => expect(canvas.queryByText('Thank You!')).not.toBeInTheDocument());
});
