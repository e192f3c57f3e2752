import { expect, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { SiteData } from '#src/features/admin/site-data/SiteData.tsx';
import { findToast } from '../../../toasts';

const meta = preview.meta({
  title: 'Features/Admin site data/SiteData',
  component: SiteData,
  decorators: [withApp],
  parameters: { backend: {} },
});

export const Default = meta.story();

/** A restore moves the damaged text to another key. */
export const DamagedAndRestored = meta.story({
  tags: ['!visual'],
  parameters: { backend: { unreadable: [{ key: 'orders', text: '[{"id":"ORD-0' }] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Some stored data could not be read');
    const contents = { orders: [] };
    const file = { version: 1, savedAt: '2026-02-23T09:30:00.000Z', contents, unreadable: [] };
    const upload = new File([JSON.stringify(file)], 'site-data.json');
    await userEvent.upload(canvas.getByLabelText('File to restore'), upload);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore one part' }));
    await findToast('Site data restored', 'Every panel shows it now.');
  },
});

DamagedAndRestored.test('deletes the moved text', async ({ backend, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Damaged Data' }));
  const dialog = within(canvas.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Damaged Data' }));
  await findToast('Damaged data deleted');
  await expect(await backend.siteData.unreadable()).toEqual([]);
});
