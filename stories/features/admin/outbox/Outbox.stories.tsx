import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import {
  buildFailedEvent,
  buildFailedMail,
  buildListedEvent,
  buildQueuedMail,
  buildWaitingEvent,
  buildWaitingMail,
} from '#mocks/factories/outbox.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Outbox } from '#src/features/admin/outbox/Outbox.tsx';
import { pages } from '#src/pages.ts';
import { findErrorToast, findToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';

const owner = { adminSession: true as const, connected: true };
const failedMail = buildFailedMail();
const mailbox = { ...owner, mails: [buildWaitingMail(), buildQueuedMail(), failedMail] };

const meta = preview.meta({
  title: 'Owner/Outbox/Outbox',
  component: Outbox,
  args: { kind: 'mail' as const },
  parameters: { ...wholePage, route: { path: pages.adminMail.href }, backend: mailbox },
});

export const Mails = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: failedMail.subject });
  },
  tags: ['all-widths'],
});

Mails.test('links each mail', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Quote request from Harrow & Sons Joinery' }),
  ).toHaveAttribute('href', '/admin/mail?mail=2');
});

Mails.test('counts in the header what has failed', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Mail 1 failed', hidden: true });
});

Mails.test('opens a mail and goes back to all', async ({ canvas, router, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: failedMail.subject }));
  await canvas.findByRole('region', { name: failedMail.subject });
  await userEvent.click(canvas.getByRole('link', { name: 'All mails' }));
  await canvas.findByRole('region', { name: 'Mail' });
  await expect(router.state.location.search).toBe('');
});

/** The mail server refuses the login, so that all mails wait. */
export const Refused = meta.story({
  parameters: {
    backend: {
      ...mailbox,
      refusal: 'The mail server answered 535 5.7.8 Authentication credentials invalid',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/535 5.7.8 .* invalid\.$/);
  },
  tags: ['all-widths'],
});

Refused.test('sends all again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send All Again' }));
  await findToast('All mails are sent again', 'This list shows the result.');
  await waitFor(() => expect(canvas.queryByText(/535 5.7.8/)).not.toBeInTheDocument());
  await expect(canvas.queryByRole('button', { name: 'Send All Again' })).not.toBeInTheDocument();
});

/** The URL of one mail. */
export const OneMail = meta.story({
  parameters: { route: { path: `${pages.adminMail.href}?mail=${failedMail.id}` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: failedMail.subject });
  },
});

OneMail.test('sends a failed mail again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Again' }));
  await findToast('The mail is sent again', 'This page shows the result.');
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument(),
  );
});

OneMail.test('sets a failed mail aside, and moves the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set Aside' }));
  await findToast('The mail is set aside');
  await canvas.findByText('Set aside: it is no longer counted.');
  await expect(canvas.getByRole('heading', { name: failedMail.subject })).toHaveFocus();
});

/** The URL of a mail that does not exist. */
export const UnknownMail = meta.story({
  parameters: { route: { path: `${pages.adminMail.href}?mail=99` } },
  tags: ['!visual'],
  play: showsAlert,
});

UnknownMail.test('has a heading, and the way back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'All mails' })).toBeVisible();
});

/** Long words, and a mail without a subject. */
export const LongMails = meta.story({
  parameters: {
    backend: {
      ...mailbox,
      mails: [
        buildQueuedMail({
          subject: `Re: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
          to: [`${'wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@example.com`],
        }),
        buildQueuedMail({ id: '2', subject: '' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'No subject' });
  },
});

/** In browser mode. */
export const MailsWithoutServer = meta.story({
  parameters: { backend: { ...mailbox, connected: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('This website has no server');
  },
});

MailsWithoutServer.test('explains what a server adds', async ({ canvas }) => {
  await expect(canvas.getByText(/every mail is listed here/)).toBeVisible();
});

MailsWithoutServer.test('has no number in the header', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Mail', hidden: true })).toBeInTheDocument();
});

const eventsRoute = { route: { path: pages.adminEvents.href } };
/** Without the mails of the stories above. */
const receiver = { ...owner, mails: [] };
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
const events = [due, buildWaitingEvent(), buildFailedEvent(), buildListedEvent()];

/** Opens the row of an event. */
async function open(name: string) {
  await userEvent.click(await screen.findByText(name));
}

/** One is due, one waits after an attempt, one has failed and one was sent. */
export const AllEvents = meta.story({
  parameters: { ...eventsRoute, backend: { ...receiver, events } },
  play: async () => {
    for (const name of ['Subscription renewed', 'Ticket opened', 'Quote accepted', 'Order paid']) {
      await open(name);
    }
  },
  tags: ['all-widths'],
});

AllEvents.test('says what became of each', async ({ canvas }) => {
  await expect(canvas.getByText('The receiver answered 500.')).toBeVisible();
  await expect(canvas.getByText('Not tried yet')).toBeVisible();
  await expect(canvas.getByText(/^, the next one on/)).toBeVisible();
});

AllEvents.test('links what each is about', async ({ canvas }) => {
  const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect(hrefOf('Open the ticket')).toBe('/admin/tickets?ticket=web-1');
  await expect(hrefOf('Open the quote')).toBe('/admin/quotes?quote=7');
  await expect(canvas.getAllByRole('link', { name: 'Open the order' })[0]).toHaveAttribute(
    'href',
    '/admin/orders/ORD-001',
  );
});

AllEvents.test('offers to send what failed or has to wait, and no other', async ({ canvas }) => {
  const buttons = canvas.getAllByRole('button', { name: /^(Send Again|Set Aside) / });
  await expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Send Again Ticket opened web-1',
    'Send Again Quote accepted 7',
    'Set Aside Quote accepted 7',
  ]);
});

AllEvents.test('sends an event again, and keeps the focus', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Again Quote accepted 7' }));
  await findToast('The event is sent again', 'This list shows the result.');
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Send Again Quote accepted 7' })).toBeNull(),
  );
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

AllEvents.test('sets a failed event aside', async ({ backend, canvas }) => {
  await expect((await backend.today.read()).counts.event).toBe(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Set Aside Quote accepted 7' }));
  await findToast('The event is set aside', 'It is no longer counted.');
  await waitFor(() => expect(canvas.queryByRole('button', { name: /^Set Aside/ })).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Send Again Quote accepted 7' })).toBeVisible();
});

export const EventsOnPhone = meta.story({
  parameters: { ...eventsRoute, backend: { ...receiver, events } },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const WaitingEvent = meta.story({
  parameters: { ...eventsRoute, backend: { ...receiver, events: [buildWaitingEvent()] } },
  play: async ({ canvas }) => {
    await open('Ticket opened');
    await canvas.findByText('The receiver could not be reached.');
  },
});

/** After the last attempt. */
export const FailedEvent = meta.story({
  parameters: { ...eventsRoute, backend: { ...receiver, events: [buildFailedEvent()] } },
  play: async ({ canvas }) => {
    await open('Quote accepted');
    await canvas.findByText('The receiver answered 500.');
  },
});

/** By the answer 410. */
export const Stopped = meta.story({
  parameters: { ...eventsRoute, backend: { ...receiver, events: [due, stopped] } },
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
  parameters: { ...eventsRoute, backend: { ...receiver, events: [], hasReceiver: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Events are not set up');
  },
});

/** `EVENTS_URL` was taken away later. */
export const NoLongerSetUp = meta.story({
  parameters: { ...eventsRoute, backend: { ...receiver, events: [stopped], hasReceiver: false } },
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
export const OfflineEvent = meta.story({
  parameters: {
    ...eventsRoute,
    backend: {
      ...receiver,
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

export const EventsWithoutServer = meta.story({
  parameters: { ...eventsRoute, backend: { adminSession: true, connected: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Events need the server');
  },
});
