import { expect, spyOn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildFailedMail, buildQueuedMail } from '#mocks/factories/outbox.ts';
import { buildAdminQuote, buildPricedQuote } from '#mocks/factories/pricedQuote.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { OwnerStatusProvider } from '#src/features/admin/status/OwnerStatusProvider.tsx';
import { PanelLinks } from '#src/features/admin/status/PanelLinks.tsx';

const backend = {
  connected: true,
  supportTickets: [buildSupportTicket(), buildSupportTicket({ id: 'web-2', status: 'Closed' })],
  quoteRequests: [buildAdminQuote(), buildPricedQuote({ id: '2' })],
  mails: [buildFailedMail(), buildQueuedMail()],
};

const meta = preview.meta({
  title: 'Owner/Status/PanelLinks',
  component: PanelLinks,
  decorators: [
    (Story) => (
      <OwnerStatusProvider>
        <Story />
      </OwnerStatusProvider>
    ),
    withApp,
  ],
  parameters: { backend },
});

/** One ticket is open, one request has no price and one mail has failed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tickets 1 waiting' });
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Tickets1 waiting', 'Quotes1 new', 'Mail1 failed', 'History']);
  },
});

Default.test('reads all three numbers at once', async ({ backend, canvas }) => {
  const read = spyOn(backend.today, 'read');
  read.mockResolvedValue({ items: [], total: 9, counts: { ticket: 2, quote: 3, mail: 4 } });
  // Also every few seconds.
  document.dispatchEvent(new Event('visibilitychange'));
  await canvas.findByRole('link', { name: 'Tickets 2 waiting' });
  await canvas.findByRole('link', { name: 'Quotes 3 new' });
  await canvas.findByRole('link', { name: 'Mail 4 failed' });
  await expect(read).toHaveBeenCalledOnce();
});

/** Browser mode keeps no quote requests and no mails. */
export const BrowserMode = meta.story({
  parameters: { backend: { ...backend, connected: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tickets 1 waiting' });
    await expect(canvas.getByRole('link', { name: 'Quotes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/admin/mail');
  },
});

export const Loading = meta.story({
  parameters: { backend: { ...backend, faults: { 'GET /api/admin/today': 'never' } } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tickets' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { backend: { ...backend, faults: { 'GET /api/admin/today': 'unreachable' } } },
  tags: ['!visual'],
});
