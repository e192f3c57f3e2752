import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { recoveryCodes } from '#mocks/connectedMethods.ts';
import { RecoveryCodes } from '#src/features/admin/two-step/RecoveryCodes.tsx';
import { catchDownloads, downloads } from '../downloads';

const meta = preview.meta({
  title: 'Owner/Two-step/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: recoveryCodes },
  decorators: [inColumn('26rem')],
  beforeEach: catchDownloads,
});

export const Default = meta.story();

Default.test('downloads one code a line', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  await expect(downloads[0]?.name).toBe('recovery-codes.txt');
  await expect(await downloads[0]?.blob.text()).toBe(recoveryCodes.join('\n'));
});
