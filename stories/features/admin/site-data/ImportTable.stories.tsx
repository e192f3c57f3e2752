import { expect, within } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { ImportTable } from '#src/features/admin/site-data/ImportTable.tsx';
import { everyOutcome } from './siteDataFiles';

const meta = preview.meta({
  title: 'Features/Admin site data/ImportTable',
  component: ImportTable,
  args: { caption: 'What the file would change', changes: everyOutcome.changes },
  decorators: [inColumn('30rem')],
});

export const Default = meta.story();

Default.test('says what happens to each part, and why', async ({ canvas }) => {
  const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
  await expect(row(/^Orders/).getByText('Replaced')).toBeVisible();
  await expect(
    row(/^Orders/).getByText('3 now, 5 in the file, 1 more cannot be read'),
  ).toBeVisible();
  await expect(row(/^Stripe settings/).getByText('It holds a secret key.')).toBeVisible();
  await expect(row(/^newsletter/).getByText('Left out')).toBeVisible();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});
