import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import { buildAttachment } from '#mocks/factories/attachment.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Conversation } from '#src/features/tickets/Conversation.tsx';
import { findErrorToast } from '../../toasts';

const { messages } = buildConversation();

const meta = preview.meta({
  title: 'Features/Tickets/Conversation',
  component: Conversation,
  decorators: [withApp, inColumn('48rem')],
  args: {
    messages,
    reader: 'owner' as const,
    names: {
      system: 'Website',
      owner: 'You',
      note: 'Note, for you alone',
      customer: 'Ruth Harrow',
    },
  },
  argTypes: radioControls({ reader: ['owner', 'customer'] }),
  parameters: { backend: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span')?.textContent);
    await expect(names).toEqual(['Website', 'You', 'Note, for you alone', 'Ruth Harrow']);
  },
});

const long = Array.from({ length: 9 }, (_, index) =>
  messages.map((message) => ({ ...message, id: `${message.id} ${index}` })),
).flat();

/** The last one is unread, and below the screen. */
export const Unread = meta.story({
  tags: ['!visual'],
  args: { messages: long, openAt: long.at(-1)?.id },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = () => canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight));
    await expect(top()).toBeGreaterThanOrEqual(0);
  },
});

/** Connected mode: each message has its files. */
export const WithFiles = meta.story({
  args: {
    messages: messages.map((message, index) =>
      index === 3 ? { ...message, attachments: [buildAttachment()] } : message,
    ),
    download: fn(async () => new Blob()),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'logo.png 340 KB download' });
    await expect(button.closest('ol > li')).toHaveTextContent('Ruth Harrow');
  },
});

WithFiles.test('saves a file under its name', async ({ args, canvas, userEvent }) => {
  const names: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await userEvent.click(canvas.getByRole('button', { name: /^logo.png/ }));
  await waitFor(() => expect(names).toEqual(['logo.png']));
  await expect(args.download).toHaveBeenCalledWith(buildAttachment().id);
});

WithFiles.test(
  'shows why a file was not downloaded',
  { args: { download: () => Promise.reject(new BackendError('ticket-not-found')) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^logo.png/ }));
    await findErrorToast(
      'The file was not downloaded',
      'This ticket does not exist, or it is not yours.',
    );
  },
);

/** Another tool wrote in a name of its own; the text is one long word. */
export const Torture = meta.story({
  args: {
    messages: messages.map((message) => ({
      ...message,
      from: 'toString',
      text: 'Donaudampfschifffahrtsgesellschaft'.repeat(9),
    })),
  },
});
