import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { installClock } from '#.storybook/clock.ts';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { createAttachments } from '#src/backend/http/ticketFiles.ts';
import { FileUploads } from '#src/features/attachments/FileUploads.tsx';
import { chooseFiles, fileNamed } from './chooseFiles';

const { upload } = createAttachments(fetch, async () => null);

const meta = preview.meta({
  title: 'Features/Attachments/FileUploads',
  component: FileUploads,
  decorators: [inColumn('48rem')],
  args: { label: 'Files for the reply', upload },
  parameters: { backend: { connected: true } },
  tags: ['!visual'],
});

/** No file has been chosen. */
export const Default = meta.story({ tags: ['visual'] });

Default.test('uploads five files at most', async ({ canvas }) => {
  await chooseFiles(...['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'].map(fileNamed));
  await expect(await canvas.findByText('5 of 5 files uploaded')).toBeInTheDocument();
  await expect(canvas.getByLabelText('Error')).toHaveTextContent(
    'A message can have 5 files. Not added: f.png.',
  );
});

Default.test('uploads a file that is dropped', async ({ canvas }) => {
  const data = new DataTransfer();
  data.items.add(fileNamed('words.txt'));
  const field = canvas.getByRole('group', { name: 'Files for the reply' });
  field.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
  );
  await expect(await canvas.findByText('1 of 1 file uploaded')).toBeInTheDocument();
});

const fileOf = (name: string, size: number) => new File([fileNamed(name), ' '.repeat(size)], name);

const hangs: typeof upload = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};

/** One file is uploaded, and the upload of the other has begun. */
export const Started = meta.story({
  args: {
    upload: (file, options) =>
      file.name.endsWith('.png') ? upload(file, options) : hangs(file, options),
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await chooseFiles(fileOf('logo.png', 348_160), fileOf('words.txt', 6_500_000));
    await canvas.findByText('1 of 2 files uploaded');
    const bar = canvas.getByRole('progressbar', { name: 'Uploading words.txt' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.4'));
  },
});

/** The files that are refused, and one that the connection broke. */
export const Failed = meta.story({
  args: { upload: () => Promise.reject(new BackendError('unavailable')) },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await chooseFiles(
      fileOf('film.txt', 11_000_000),
      new File(['MZ'], 'setup.exe'),
      new File([], 'empty.txt'),
      fileNamed('workshop.png'),
      fileNamed('words.txt'),
      fileNamed('plan.txt'),
      fileNamed('door.png'),
    );
    await canvas.findByText(/ The website cannot be reached/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^0 of 5 files uploaded\. film\.txt: This file is larger than 10 MB\. setup\.exe: Files of this kind are not accepted\. /,
    );
    await expect(canvas.getByText(/Not added: plan\.txt, door\.png\./)).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /^Try Again/ }).map(({ textContent }) => textContent),
    ).toEqual(['Try Again with workshop.png', 'Try Again with words.txt']);
  },
});

/** Names of one long word. */
export const Torture = meta.story({
  args: { upload: hangs },
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseFiles(
      fileNamed(`${'Llanfairpwllgwyngyll'.repeat(4)}.png`),
      fileNamed(`${'photograph of the finished workshop '.repeat(2)}.png`),
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('progressbar')[1]).toHaveAttribute('value', '0.4'),
    );
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: {
    upload: async () => {
      throw new BackendError('unavailable');
    },
  },
  play: async ({ canvas }) => {
    await chooseFiles(fileNamed('logo.png'));
    await canvas.findByText(/^The website cannot be reached/);
    await chooseFiles(new File(['MZ'], 'other.png'));
    await canvas.findByText(/^The content of this file is not what the ending of its name says\. /);
    await expect(canvas.queryByRole('button', { name: 'Try Again with other.png' })).toBeNull();
  },
});

let attempts = 0;

/** The first attempt at an upload fails. */
export const SecondAttempt = meta.story({
  args: {
    async upload(file, options) {
      attempts += 1;
      if (attempts === 1) throw new BackendError('unavailable');
      return upload(file, options);
    },
  },
  play: async ({ canvas, userEvent }) => {
    attempts = 0;
    await chooseFiles(fileNamed('logo.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again with logo.png' }));
    await canvas.findByText('1 of 1 file uploaded');
    await expect(canvas.getByRole('button', { name: 'Remove logo.png' })).toHaveFocus();
  },
});

let isStopped = false;

/** A file whose upload does not end. */
export const Uploading = meta.story({
  args: {
    upload: (_, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        isStopped = false;
        onProgress(0.3);
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(signal.reason);
        });
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await chooseFiles(fileNamed('logo.png'));
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading logo.png' });
    // The bar appears before the file has been read, and the upload begins after that.
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.png' }));
    await expect(canvas.queryByText('logo.png')).not.toBeInTheDocument();
    await expect(isStopped).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Attach Files' })).toHaveFocus();
  },
});

/** The server answers in this way. */
const answers = (answer: () => Response) => http.post('/api/attachments', answer);

/** Leaves out the text for screen readers. */
const visible = { ignore: '[role=status] *' };

/** A proxy in front of the server accepts less than the server. */
export const RefusedByProxy = meta.story({
  beforeEach(context) {
    context.msw.use(answers(() => new HttpResponse('<html>', { status: 413 })));
    const { clock, uninstall } = installClock();
    Object.assign(context, { clock });
    return uninstall;
  },
  play: async ({ canvas }) => {
    await chooseFiles(fileNamed('logo.png'));
    await canvas.findByText('The server does not accept this file.');
  },
});

RefusedByProxy.test(
  'says how long to wait after too many uploads, and that the connection was lost',
  async ({ canvas, msw, userEvent }) => {
    const init = { status: 429, headers: { 'Retry-After': '120' } };
    msw.use(answers(() => HttpResponse.json({ code: 'too-many-attempts' }, init)));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again with logo.png' }));
    await expect(await canvas.findByText(/Please wait 2 minutes/, visible)).toBeInTheDocument();
    msw.use(answers(() => HttpResponse.error()));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again with logo.png' }));
    await expect(await canvas.findByText(/The connection was lost/, visible)).toBeInTheDocument();
  },
);

RefusedByProxy.test('is given up after a minute without progress', async (context) => {
  const { canvas, clock, msw, userEvent } = context;
  msw.use(http.post('/api/attachments', () => new Promise<never>(() => {})));
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again with logo.png' }));
  await canvas.findByRole('progressbar', { name: 'Uploading logo.png' });
  await clock.advance(59_000);
  await expect(canvas.queryByText(/The connection was lost/)).not.toBeInTheDocument();
  await clock.advance(1_000);
  await expect(await canvas.findByText(/The connection was lost/, visible)).toBeInTheDocument();
});

RefusedByProxy.test('sends three files at once', async ({ canvas, msw }) => {
  const received: (() => void)[] = [];
  const stored = { id: 'file-1', name: 'a.png', size: 8 };
  const answer = HttpResponse.json(stored, { status: 201 });
  msw.use(
    http.post('/api/attachments', async () => {
      await new Promise<void>((end) => received.push(end));
      return answer.clone();
    }),
  );
  await chooseFiles(...['a.png', 'b.png', 'c.png', 'd.png'].map(fileNamed));
  await waitFor(() => expect(received).toHaveLength(3));
  received[0]?.();
  await waitFor(() => expect(received).toHaveLength(4));
  await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of 5 files uploaded/);
  for (const end of received) end();
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent(/^4 of 5 files uploaded/),
  );
});
