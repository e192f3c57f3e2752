import { expect, spyOn, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import type { OwnerStatus } from '#src/domain/ownerStatus.ts';
import { OwnerNotices } from '#src/features/admin/status/OwnerNotices.tsx';
import { OwnerStatusProvider } from '#src/features/admin/status/OwnerStatusProvider.tsx';

const backend = { connected: true };

/** A server that has nothing but this to tell. */
const telling = (status: Partial<OwnerStatus>) => ({ backend: { status } });

const meta = preview.meta({
  title: 'Owner/Status/OwnerNotices',
  component: OwnerNotices,
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

export const Default = meta.story({
  parameters: telling({ mailsLeftOutUntil: '2026-03-02T10:12:00.000Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Visitors have caused 300 mails in an hour');
    await expect(canvas.getByText('10:12')).toBeVisible();
  },
});

/** From 80 %. */
export const FullDisk = meta.story({
  parameters: telling({ diskUsed: 80 }),
  play: async ({ canvas }) => {
    await canvas.findByText('The server’s disk is 80% full');
  },
});

/** From 80 %. */
export const FullGuestFiles = meta.story({
  parameters: telling({
    guestFiles: {
      used: 80,
      tickets: [
        { id: 'web-1', title: 'Starter website: Harrow Joinery', size: 524_288_000 },
        {
          id: 'web-2',
          title: 'A title of one word: Donaudampfschifffahrtsgesellschaft',
          size: 9000,
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The space for guests’ files is 80% full');
    const tickets = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tickets).toEqual([
      'Starter website: Harrow Joinery, 500.0 MB',
      'A title of one word: Donaudampfschifffahrtsgesellschaft, 9 KB',
    ]);
    const link = canvas.getByRole('link', { name: 'Starter website: Harrow Joinery' });
    await expect(link).toHaveAttribute('href', '/admin/tickets?ticket=web-1');
  },
});

export const RoomOnTheDisk = meta.story({
  parameters: telling({ diskUsed: 79, guestFiles: { used: 79, tickets: [] } }),
  beforeEach: ({ backend }) => void spyOn(backend.today, 'read'),
  play: async ({ backend, canvas }) => {
    await waitFor(() => expect(backend.today.read).toHaveBeenCalled());
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
  tags: ['!visual'],
});

export const Loading = meta.story({
  parameters: { backend: { ...backend, faults: { 'GET /api/admin/status': 'never' } } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: {
    backend: { ...backend, faults: { 'GET /api/admin/status': 'unavailable' } },
  },
  tags: ['!visual'],
});

/** Browser mode has no server. */
export const WithoutServer = meta.story({
  parameters: { backend: { ...backend, connected: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
