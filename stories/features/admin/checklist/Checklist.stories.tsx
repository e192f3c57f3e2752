import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
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
  backup: { at: null, isRecent: false },
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
  backup: { at: '2026-02-27T02:00:00.000Z', isRecent: false },
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

/** Everything is still to be done. */
export const Empty = meta.story({
  parameters: withFacts(nothing),
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 10 done');
    const region = within(canvas.getByRole('region', heading));
    const lines = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toHaveLength(10);
    await expect(lines[0]).toContain('Standard, Basic monthly, Basic yearly');
    await expect(lines[1]).toContain('To do:Return addressSet STRIPE_RESTRICTED_KEY');
    await expect(lines[2]).toContain('Address on invoices');
    await expect(lines[3]).toContain('http://localhost:4173/api/webhooks/stripe');
    await expect(lines[8]).toContain('name, web address, postal address');
  },
});

/** The rest is folded. */
export const Half = meta.story({
  parameters: withFacts(half),
  play: async ({ canvas }) => {
    await canvas.findByText('4 of 10 done');
    const lines = canvas.getAllByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'Give the key of STRIPE_RESTRICTED_KEY the right to read payment links.',
    );
    await expect(lines).toHaveLength(2);
  },
});

Half.test(
  'folds what is done, which a keyboard reaches, and sends a test email',
  async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('What is done');
    await expect(canvas.getByText('Quote requests are checked.')).not.toBeVisible();
    for (const name of ['API keys', 'API keys', 'Webhooks', 'Payments']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(name);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send a Test Email' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mail' })).toHaveFocus();
    await userEvent.tab();
    await expect(summary.closest('summary')).toHaveFocus();
    await userEvent.click(summary);
    await expect(canvas.getByText('Quote requests are checked.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a Test Email' }));
    await findToast('Test Email Sent', `It is on its way to ${TEST_RECIPIENT}.`);
  },
);

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
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent.includes('the right to read events, so that'),
    );
    await userEvent.click(canvas.getByText('What is done'));
    await expect(
      canvas.getByText(/^The last event arrived.*in version 2025-03-31.basil\.$/),
    ).toBeVisible();
  },
});

/** A line is done as soon as the server knows it. */
export const MailTested = meta.story({
  parameters: withFacts(half),
  play: async ({ answer, canvas }) => {
    await canvas.findByText('4 of 10 done');
    answer({ 'GET /api/admin/checklist': () => ({ ...half, mail: 'tested' }) });
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText('5 of 10 done');
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
    await canvas.findByText('7 of 10 done');
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
