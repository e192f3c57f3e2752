import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAttachment } from '#mocks/factories/attachment.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { AttachmentList } from '#src/features/attachments/AttachmentList.tsx';
import { findErrorToast } from '../../toasts';

const meta = preview.meta({
  title: 'Features/Attachments/AttachmentList',
  component: AttachmentList,
  decorators: [inColumn('40rem'), withApp],
  args: {
    attachments: [
      buildAttachment(),
      buildAttachment({ id: 'file-2', name: 'Texts for the website.docx', size: 2_400_000 }),
    ],
    download: fn(async () => new Blob(['content'])),
  },
  argTypes: { attachments: { control: false } },
  parameters: { backend: {} },
});

export const Default = meta.story();

Default.test('saves a file under its name', async ({ args, canvas, userEvent }) => {
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await userEvent.click(canvas.getByRole('button', { name: /^logo.png/ }));
  await waitFor(() => expect(names).toEqual(['logo.png']));
  await expect(args.download).toHaveBeenCalledWith(buildAttachment().id);
  click.mockRestore();
});

/** A message without files. */
export const Empty = meta.story({ args: { attachments: [] }, tags: ['!visual'] });

/** The ticket is no longer this customer's. */
export const Failed = meta.story({
  args: {
    download: fn(async () => {
      throw new BackendError('ticket-not-found');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^logo.png/ }));
    await findErrorToast(
      'The file was not downloaded',
      'This ticket does not exist, or it is not yours.',
    );
  },
  tags: ['!visual'],
});

/** A name of one long word. */
export const Torture = meta.story({
  args: {
    attachments: [buildAttachment({ name: `${'Llanfairpwllgwyngyll'.repeat(4)}.png` })],
  },
  globals: { viewport: { value: 'phone' } },
});

Torture.test('keeps the size on one line', async ({ canvas }) => {
  await expect(canvas.getByText('340 KB').getClientRects()).toHaveLength(1);
});
