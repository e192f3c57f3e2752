import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildChecklist } from '#mocks/factories/checklist.ts';
import { TEST_RECIPIENT } from '#mocks/handlers/records.ts';
import type { Checklist as Facts } from '#src/domain/checklist.ts';
import type { Finding } from '#src/domain/priceGuard.ts';
import { Checklist } from '#src/features/admin/checklist/Checklist.tsx';
import { findToast } from '../../../toasts';

const standard = { product: 'standard', period: null } as const;
const basicYearly = { product: 'basic', period: 'yearly' } as const;

const nothing = buildChecklist({
  origin: 'http://localhost:4173',
  sampleLinks: [standard, { product: 'basic', period: 'monthly' }, basicYearly],
  listProblem: 'no-key',
  webhook: {
    hasSecret: false,
    lastEvent: null,
    lastVersion: null,
    refused: null,
    unreadList: null,
  },
  mail: 'missing',
  hasCaptcha: false,
  hasTwoSteps: false,
  backup: { at: null, isRecent: false, isChecked: false },
  sampleTexts: ['name', 'web address', 'postal address'],
  needsAddress: true,
});

const half = buildChecklist({
  listProblem: 'right-missing',
  webhook: {
    hasSecret: true,
    lastEvent: null,
    lastVersion: null,
    refused: { count: 3, cause: 'wrong' },
    unreadList: null,
  },
  mail: 'untested',
  backup: { at: '2026-02-27T02:00:00.000Z', isRecent: false, isChecked: false },
});

const found = (...findings: Finding[]) => ({ findings });

const withFacts = (checklist: Facts, others: object = {}) => ({
  backend: { connected: true, checklist, ...others },
});

const meta = preview.meta({
  title: 'Owner/Checklist/Checklist',
  component: Checklist,
  args: { hasSiteKey: true },
  decorators: [withApp],
});

const heading = { name: 'Before you go live' };

/** Opens the list, and each of its lines. */
async function openAll(state: string) {
  await userEvent.click(await screen.findByText(state));
  for (const line of screen.getAllByRole('listitem')) {
    const summary = line.querySelector('summary');
    if (summary) await userEvent.click(summary);
  }
}

/** Everything is still to be done: one line, 44 px high. */
export const Empty = meta.story({
  parameters: withFacts(nothing),
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 10 done. Next: payment links');
    const region = canvas.getByRole('region', heading);
    await expect(Math.round(region.getBoundingClientRect().height)).toBe(44);
  },
});

Empty.test('opens to a line for each point, with what to do in it', async () => {
  await openAll('0 of 10 done. Next: payment links');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toHaveLength(10);
  await expect(lines[0]).toContain('Standard, Basic monthly, Basic yearly');
  await expect(lines[1]).toContain('Return address, to doSet STRIPE_RESTRICTED_KEY');
  await expect(lines[3]).toContain('http://localhost:4173/api/webhooks/stripe');
  await expect(lines[8]).toContain('name, web address, postal address');
});

/** Open: what is done comes last. */
export const Half = meta.story({
  parameters: withFacts(half),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('4 of 9 done. Next: payment links'));
    const lines = canvas.getAllByRole('listitem');
    for (const line of lines)
      await expect(Math.round(line.getBoundingClientRect().height)).toBeLessThanOrEqual(45);
    await expect(lines.at(-1)).toHaveTextContent('Encrypted connection, done');
  },
});

Half.test('sends a test email', async ({ canvas }) => {
  await userEvent.click(canvas.getByText('Mail', { selector: 'span' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send a Test Email' }));
  await findToast('Test Email Sent', `It is on its way to ${TEST_RECIPIENT}.`);
});

/** A build without the captcha's key for the page. */
export const NoCaptcha = meta.story({
  parameters: withFacts(buildChecklist()),
  args: { hasSiteKey: false },
  play: async () => {
    await openAll('8 of 9 done. Next: captcha');
    await expect(screen.getByText(/^There is no captcha service yet/)).toBeVisible();
  },
});

/** The key may read payment links alone: nothing says what happened while the server was off. */
export const EventsNotRead = meta.story({
  parameters: withFacts({
    ...half,
    listProblem: null,
    webhook: {
      hasSecret: true,
      lastEvent: '2026-03-02T08:15:00.000Z',
      lastVersion: '2025-03-31.basil',
      refused: null,
      unreadList: { list: 'events', problem: 'right-missing' },
    },
  }),
  play: async ({ canvas }) => {
    await openAll('7 of 10 done. Next: missed events');
    await canvas.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent.includes('the right to read events, so that'),
    );
    await expect(
      canvas.getByText(/^The last event arrived.*in version 2025-03-31.basil\.$/),
    ).toBeVisible();
  },
});

/** A line is done as soon as the server knows it. */
export const MailTested = meta.story({
  parameters: withFacts(half),
  play: async ({ answer, canvas }) => {
    await canvas.findByText(/^4 of 9 done/);
    answer({ 'GET /api/admin/checklist': () => ({ ...half, mail: 'tested' }) });
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText(/^5 of 9 done/);
    await expect(canvas.queryByRole('button', { name: 'Send a Test Email' })).toBeNull();
  },
  tags: ['!visual'],
});

/** Findings of the price guard. */
export const WrongPrices = meta.story({
  parameters: withFacts(
    buildChecklist({
      needsAddress: true,
      ...found(
        { ...standard, problem: 'wrong-price' },
        { product: 'single', period: 'monthly', problem: 'wrong-price' },
        { ...standard, problem: 'wrong-currency' },
        { ...basicYearly, problem: 'wrong-interval' },
        { product: 'single', period: 'monthly', problem: 'inactive' },
        { product: 'premium', period: null, problem: 'missing' },
        { ...basicYearly, problem: 'wrong-return-address' },
        { product: 'ecommerce', period: null, problem: 'no-address' },
      ),
    }),
  ),
  play: async ({ canvas }) => {
    await openAll('7 of 10 done. Next: payment links');
    for (const text of [
      'Another price than on the website: Standard, Single monthly',
      'Another currency than pounds: Standard',
      'Paid at another interval than on the website: Basic yearly',
      'Switched off: Single monthly',
      'Not among your payment links: Premium',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText('Basic yearly')).toBeVisible();
    await expect(canvas.getByText('Ecommerce')).toBeVisible();
  },
});

/** Nothing is left: it renders nothing. */
export const Done = meta.story({
  parameters: withFacts(buildChecklist()),
  beforeEach({ backend }) {
    if (backend.connected) spyOn(backend.connected.checklist, 'read');
  },
  play: async ({ backend, canvas }) => {
    await waitFor(() => expect(backend.connected?.checklist.read).toHaveBeenCalled());
    await expect(canvas.queryByRole('region', heading)).not.toBeInTheDocument();
  },
  tags: ['!visual'],
});

/** Browser mode has no server. */
export const WithoutServer = meta.story({
  parameters: { backend: { connected: false } },
  play: async () => {
    await expect(screen.queryByRole('region', heading)).not.toBeInTheDocument();
  },
  tags: ['!visual'],
});
