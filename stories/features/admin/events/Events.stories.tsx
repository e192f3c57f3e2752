import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import {
  buildFailedEvent,
  buildListedEvent,
  buildWaitingEvent,
} from '#mocks/factories/listedEvent.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Events } from '#src/features/admin/events/Events.tsx';
import { pages } from '#src/pages.ts';
import { findErrorToast, findToast } from '../../../toasts';

const owner = { adminSession: true as const, connected: true };
const stopped = buildFailedEvent({
  state: 'stopped',
  attempts: 1,
  error: 'The receiver answered 410.',
});
const due = buildListedEvent({
  id: '4',
  type: 'subscription.renewed',
  name: 'Nadia Osei, Basic Hosting (monthly)',
  state: 'waiting',
  attempts: 0,
});

/** Opens the row of an event. */
async function open(name: string) {
  await userEvent.click(await screen.findByText(name));
}

const meta = preview.meta({
  title: 'Owner/Events/Events',
  component: Events,
  parameters: {
    ...wholePage,
    route: { path: pages.adminEvents.href },
    backend: {
      ...owner,
      events: [due, buildWaitingEvent(), buildFailedEvent(), buildListedEvent()],
    },
  },
});

/** One is due, one waits after an attempt, one has failed and one was sent. */
export const Default = meta.story({
  play: async () => {
    for (const name of ['Subscription renewed', 'Ticket opened', 'Quote accepted', 'Order paid']) {
      await open(name);
    }
  },
  tags: ['all-widths'],
});

Default.test('says what became of each', async ({ canvas }) => {
  await expect(canvas.getByText('The receiver answered 500.')).toBeVisible();
  await expect(canvas.getByText('Not tried yet')).toBeVisible();
  await expect(canvas.getByText(/^, the next one on/)).toBeVisible();
});

Default.test('links what each is about', async ({ canvas }) => {
  const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect(hrefOf('Open the ticket')).toBe('/admin/tickets?ticket=web-1');
  await expect(hrefOf('Open the quote')).toBe('/admin/quotes?quote=7');
  await expect(canvas.getAllByRole('link', { name: 'Open the order' })[0]).toHaveAttribute(
    'href',
    '/admin/orders/ORD-001',
  );
});

Default.test('offers to send what failed or has to wait, and no other', async ({ canvas }) => {
  const buttons = canvas.getAllByRole('button', { name: /^(Send Again|Set Aside) / });
  await expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Send Again Ticket opened web-1',
    'Send Again Quote accepted 7',
    'Set Aside Quote accepted 7',
  ]);
});

Default.test('sends an event again, and keeps the focus', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Again Quote accepted 7' }));
  await findToast('The event is sent again', 'This list shows the result.');
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Send Again Quote accepted 7' })).toBeNull(),
  );
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

Default.test('sets a failed event aside', async ({ backend, canvas }) => {
  await expect((await backend.status.read()).failedEvents).toBe(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Set Aside Quote accepted 7' }));
  await findToast('The event is set aside', 'It is no longer counted.');
  await waitFor(() => expect(canvas.queryByRole('button', { name: /^Set Aside/ })).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Send Again Quote accepted 7' })).toBeVisible();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const Waiting = meta.story({
  parameters: { backend: { ...owner, events: [buildWaitingEvent()] } },
  play: async ({ canvas }) => {
    await open('Ticket opened');
    await canvas.findByText('The receiver could not be reached.');
  },
});

/** After the last attempt. */
export const NotSent = meta.story({
  parameters: { backend: { ...owner, events: [buildFailedEvent()] } },
  play: async ({ canvas }) => {
    await open('Quote accepted');
    await canvas.findByText('The receiver answered 500.');
  },
});

/** By the answer 410. */
export const Stopped = meta.story({
  parameters: { backend: { ...owner, events: [due, stopped] } },
  play: async ({ canvas }) => {
    await canvas.findByText('The receiver wants no more events');
    await open('Quote accepted');
  },
});

Stopped.test('goes on once the event is sent again', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Set Aside/ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Send Again Quote accepted 7' }));
  await waitFor(() =>
    expect(canvas.queryByText('The receiver wants no more events')).not.toBeInTheDocument(),
  );
});

/** Without `EVENTS_URL`. */
export const NotSetUp = meta.story({
  parameters: { backend: { ...owner, events: [], hasReceiver: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Events are not set up');
  },
});

/** `EVENTS_URL` was taken away later. */
export const NoLongerSetUp = meta.story({
  parameters: { backend: { ...owner, events: [stopped], hasReceiver: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Events are not set up');
    await open('Quote accepted');
  },
});

NoLongerSetUp.test('offers to send none', async ({ canvas }) => {
  await expect(canvas.queryByText('The receiver wants no more events')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: /^Send Again/ })).toBeNull();
});

/** The server cannot be reached when the event is to be sent again. */
export const Offline = meta.story({
  parameters: {
    backend: {
      ...owner,
      events: [stopped],
      faults: { 'POST /api/admin/events/:id/send': 'unavailable' },
    },
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await open('Quote accepted');
    await userEvent.click(canvas.getByRole('button', { name: /^Send Again/ }));
    await findErrorToast('The event was not sent again', new BackendError('unavailable').message);
  },
});

export const BrowserMode = meta.story({
  parameters: { backend: { adminSession: true, connected: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Events need the server');
  },
});
