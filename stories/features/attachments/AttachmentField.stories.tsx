import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { fileProblems } from '#src/domain/fileRules.ts';
import { AttachmentField } from '#src/features/attachments/AttachmentField.tsx';
import type { Upload } from '#src/features/attachments/useUploads.ts';
import { chooseFiles, fileNamed } from './chooseFiles';

const meta = preview.meta({
  title: 'Features/Attachments/AttachmentField',
  component: AttachmentField,
  decorators: [inColumn('48rem')],
  args: {
    label: 'Files for the reply',
    uploads: [],
    refusal: undefined,
    add: fn<(files: readonly File[]) => void>(),
    retry: fn<(key: number) => void>(),
    remove: fn<(key: number) => void>(),
  },
  argTypes: { uploads: { control: false } },
});

const logo = { key: 1, name: 'logo.png', size: 348_160 };
const photo = { key: 2, name: 'workshop.jpg', size: 6_500_000 };

/** No file has been chosen. */
export const Default = meta.story();

Default.test('takes the chosen files', async ({ args }) => {
  const files = [fileNamed('a.txt'), fileNamed('b.txt')];
  await chooseFiles(...files);
  await expect(args.add).toHaveBeenCalledWith(files);
});

export const Uploading = meta.story({
  args: {
    uploads: [
      { ...logo, state: { kind: 'ready' } },
      { ...photo, state: { kind: 'uploading', share: 0.4 } },
    ],
  },
});

Uploading.test('shows how far a file is uploaded', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Uploading workshop.jpg' });
  await expect(bar).toHaveAttribute('value', '0.4');
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 files uploaded');
});

Uploading.test('removes a file', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove workshop.jpg' }));
  await expect(args.remove).toHaveBeenCalledWith(2);
});

/** The files that are refused, and one that the connection broke. */
export const Failed = meta.story({
  args: {
    uploads: [
      { key: 1, name: 'film.mp4', size: 88_000_000 },
      { key: 2, name: 'setup.exe', size: 120_000 },
      { key: 3, name: 'empty.txt', size: 0 },
      { ...photo, key: 4 },
    ].map(
      (file, index): Upload => ({
        ...file,
        state: {
          kind: 'failed',
          reason:
            [
              fileProblems['too-large'],
              fileProblems['unsupported-type'],
              fileProblems.empty,
              'The website cannot be reached at the moment. Please try again in a minute.',
            ][index] ?? '',
          canRetry: index === 3,
        },
      }),
    ),
    refusal: 'A message can have 5 files. Not added: plan.pdf, door.jpg.',
  },
});

Failed.test('names each file that was refused, with the reason', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    /^0 of 4 files uploaded\. film\.mp4: This file is larger than 10 MB\. setup\.exe: Files of this kind are not accepted\. /,
  );
});

Failed.test('retries what can succeed', async ({ args, canvas, userEvent }) => {
  const [retry, ...others] = canvas.getAllByRole('button', { name: /^Try Again/ });
  await expect(others).toEqual([]);
  await userEvent.click(retry as HTMLElement);
  await expect(args.retry).toHaveBeenCalledWith(4);
});

/** Names of one long word. */
export const Torture = meta.story({
  args: {
    uploads: [
      { ...logo, name: `${'Llanfairpwllgwyngyll'.repeat(4)}.png`, state: { kind: 'ready' } },
      {
        ...photo,
        name: `${'photograph of the finished workshop '.repeat(3)}.jpg`,
        state: { kind: 'uploading', share: 0.9 },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
