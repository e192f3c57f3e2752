import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { DamagedNotice } from '#src/features/admin/site-data/DamagedNotice.tsx';
import { pages } from '#src/pages.ts';

const unreadable = [{ key: 'hostingPrices', text: '[{"id":"USR-0' }];

const meta = preview.meta({
  title: 'Owner/Site data/DamagedNotice',
  component: DamagedNotice,
  decorators: [withApp],
  tags: ['!visual'],
  parameters: { backend: { unreadable } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Site Data' })).toHaveAttribute(
      'href',
      pages.adminSiteData.href,
    );
  },
});

export const Loading = meta.story({
  parameters: { backend: { unreadable, hang: ['siteData.unreadable'] } },
});

export const Failed = meta.story({
  parameters: {
    backend: {
      unreadable,
      fail: { 'siteData.unreadable': new BackendError('storage-unavailable') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
