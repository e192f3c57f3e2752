import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { installClock } from '#.storybook/clock.ts';
import preview from '#.storybook/kit/preview.tsx';
import {
  Button,
  Dialog,
  DisclosureMenu,
  HoverCard,
  Inline,
  Stack,
  type ToastInput,
  ToastProvider,
  tones,
  useToast,
} from '#src/design-system/index.ts';
import { toastHeader } from '#src/design-system/styles.ts';

function Controls({ toasts }: { toasts: readonly ToastInput[] }) {
  const { toast, dismiss } = useToast();
  return (
    <Inline>
      {toasts.map((input) => (
        <Button key={input.title} variant="secondary" onClick={() => toast(input)}>
          {`Raise “${input.title}”`}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => dismiss()}>
        Dismiss
      </Button>
    </Inline>
  );
}

/** The fields of a toast. */
const argTypes = {
  title: { control: 'text', description: 'The result, in two to five words.' },
  description: { control: 'text', description: 'One more sentence.' },
  tone: { control: 'radio', options: tones, description: '`danger` for failures.' },
  yielding: {
    control: 'boolean',
    description: 'Only over a page without an open dialog or menu, until the focus moves.',
  },
  children: { control: false },
} as const;

const meta = preview.type<{ args: ToastInput }>().meta({
  title: 'Design system/Feedback/ToastProvider',
  component: ToastProvider,
  args: { title: 'Prices updated', children: null },
  argTypes,
  render: ({ title, description, tone }) => (
    <ToastProvider>
      <Controls toasts={[{ title, description, ...(tone && { tone }) }]} />
    </ToastProvider>
  ),
  parameters: {
    guidance: {
      use: 'Once around the application. `useToast().toast({ title, description, tone })` then confirms an action in a few words: ‘Prices updated’. Write two to five words, and a sentence if needed.',
      avoid:
        'Show an important error at its `Field` or in a `FormError` too. For a decision use a `Dialog`, for a lasting message a `Notice`. Do not put a choice into it: it may close before it is read.',
      accessibility:
        'Screen readers announce it without moving the focus; the tone `danger` interrupts. F8 moves the focus to it. It closes after a few seconds, but not while it has the pointer or the focus. Offer its content elsewhere too.',
    },
  },
});

async function raise(title: string) {
  await userEvent.click(screen.getByRole('button', { name: `Raise “${title}”` }));
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
}

/** The region of the toast. */
function notifications() {
  return within(screen.getByRole('region', { name: 'Notifications (F8)' }));
}

const findAnnouncement = (text: string) =>
  screen.findByText(text, { ignore: false, selector: '[aria-live]' });

export const Default = meta.story({ play: () => raise('Prices updated') });

Default.test('is announced once, politely', async () => {
  const announcement = await findAnnouncement('Prices updated');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await waitFor(() => expect(announcement).toBeEmptyDOMElement());
  await expect(screen.getByText('Prices updated')).toBeVisible();
});

Default.test('gets the focus by F8 and gives it back on close', async () => {
  const trigger = screen.getByRole('button', { name: 'Raise “Prices updated”' });
  await expect(trigger).toHaveFocus();
  await userEvent.keyboard('{F8}{Tab}');
  await expect(notifications().getByRole('button', { name: 'Close notification' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(trigger).toHaveFocus();
});

export const WithDescription = meta.story({
  args: { description: 'Web hosting prices have been updated successfully' },
  play: async ({ args }) => {
    await raise('Prices updated');
    await expect(notifications().getByText('Prices updated')).toBeVisible();
    await expect(notifications().getByText(args.description ?? '')).toBeVisible();
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Login failed',
    description: 'User not found. Please check your email or register.',
  },
  play: async () => {
    await raise('Login failed');
    const announcement = await findAnnouncement(
      'Login failed. User not found. Please check your email or register.',
    );
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
  },
});

export const Replaced = meta.story({
  tags: ['!visual'],
  parameters: { translated: true },
  render: () => (
    <ToastProvider>
      <Controls toasts={[{ title: 'Template Saved' }, { title: 'Test Email Sent' }]} />
    </ToastProvider>
  ),
  play: async () => {
    await raise('Template Saved');
    await raise('Test Email Sent');
    await expect(notifications().getAllByRole('listitem')).toHaveLength(1);
    await expect(screen.queryByText('Template Saved')).not.toBeInTheDocument();
  },
});

export const Dismissed = meta.story({
  play: async () => {
    await raise('Prices updated');
    await userEvent.click(notifications().getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument());
    await raise('Prices updated');
    await expect(notifications().getAllByRole('listitem')).toHaveLength(1);
  },
  tags: ['!visual'],
});

export const DismissedByCode = meta.story({
  play: async ({ canvas }) => {
    await raise('Prices updated');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument());
  },
  tags: ['!visual'],
});

/** With a held clock, for the tests of its timings. */
export const Timed = meta.story({
  tags: ['!visual'],
  beforeEach(context) {
    const { clock, uninstall } = installClock();
    Object.assign(context, { clock });
    return uninstall;
  },
  play: () => raise('Prices updated'),
});

const isGone = () => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument();

Timed.test('closes after six seconds', async ({ clock }) => {
  await clock.advance(5_900);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await clock.advance(200);
  await waitFor(isGone);
});

Timed.test('pauses under the pointer and continues with the remaining time', async ({ clock }) => {
  await clock.advance(4_000);
  await userEvent.hover(screen.getByText('Prices updated'));
  await clock.advance(60_000);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await userEvent.unhover(screen.getByText('Prices updated'));
  await clock.advance(1_900);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await clock.advance(200);
  await waitFor(isGone);
});

Timed.test('pauses while it has the focus', async ({ clock }) => {
  await userEvent.keyboard('{F8}{Tab}');
  await clock.advance(60_000);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await clock.advance(6_100);
  await waitFor(isGone);
});

Timed.test('pauses while the window is blurred', async ({ clock }) => {
  await fireEvent.blur(window);
  await clock.advance(60_000);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await fireEvent.focus(window);
  await clock.advance(6_100);
  await waitFor(isGone);
});

Timed.test('closes on Escape', async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(isGone);
});

const failure = { title: 'Login failed', tone: 'danger' } as const;
const success = { title: 'Login successful' };

function LoginDialog() {
  const [open, setIsOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setIsOpen(false)}
      title="Login"
      actions={<Button onClick={() => setIsOpen(false)}>Leave</Button>}
    >
      <Controls toasts={[failure, success]} />
    </Dialog>
  );
}

export const AboveModalDialog = meta.story({
  // An open dialog would cover the documentation page.
  tags: ['!autodocs'],
  render: () => (
    <ToastProvider>
      <LoginDialog />
    </ToastProvider>
  ),
  play: async () => {
    await raise(failure.title);
    const announcement = await findAnnouncement(failure.title);
    await expect(screen.getByRole('dialog')).toContainElement(announcement);
  },
});

const waitUntilGone = (title: string) =>
  waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());

AboveModalDialog.test('closes without closing the dialog', async () => {
  await userEvent.click(notifications().getByRole('button', { name: 'Close notification' }));
  await waitUntilGone(failure.title);
  await expect(screen.getByRole('dialog')).toBeVisible();
});

AboveModalDialog.test(
  'closes on Escape while it has the focus, without closing the dialog',
  async () => {
    await userEvent.keyboard('{F8}{Escape}');
    await waitUntilGone(failure.title);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
);

AboveModalDialog.test('closes with the dialog if it is an error', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitUntilGone(failure.title);
});

AboveModalDialog.test('stays open when the dialog closes if it is no error', async () => {
  await raise(success.title);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText(success.title)).toBeVisible());
});

function TwoPages() {
  const [page, setPage] = useState('/admin');
  return (
    <ToastProvider page={page}>
      <Stack>
        <Controls toasts={[failure, success]} />
        <form onSubmit={(event) => event.preventDefault()}>
          <Button type="submit">Login</Button>
        </form>
        <Button onClick={() => setPage('/admin/orders')}>Orders</Button>
      </Stack>
    </ToastProvider>
  );
}

/** A form and a link to another page. */
export const Dismissing = meta.story({ render: () => <TwoPages />, tags: ['!visual'] });

Dismissing.test('another page keeps a toast that is no error', async () => {
  await raise(success.title);
  await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
  await expect(notifications().getByText(success.title)).toBeVisible();
});

Dismissing.test('a submit dismisses any toast, and another page an error', async () => {
  for (const { title } of [failure, success]) {
    await raise(title);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitUntilGone(title);
  }
  await raise(failure.title);
  await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
  await waitUntilGone(failure.title);
});

function TwoForms() {
  const [form, setForm] = useState('first');
  return (
    <ToastProvider>
      <Stack>
        <Controls key={form} toasts={[failure, success]} />
        <Button onClick={() => setForm('second')}>Another form</Button>
      </Stack>
    </ToastProvider>
  );
}

/** A form that another one replaces. */
export const Leaving = meta.story({ render: () => <TwoForms />, tags: ['!visual'] });

Leaving.test('an error ends with its form', async () => {
  await raise(failure.title);
  await userEvent.click(screen.getByRole('button', { name: 'Another form' }));
  await waitUntilGone(failure.title);
});

Leaving.test('a toast that is no error outlives its form', async () => {
  await raise(success.title);
  await userEvent.click(screen.getByRole('button', { name: 'Another form' }));
  await expect(notifications().getByText(success.title)).toBeVisible();
});

function Greeted() {
  const [open, setIsOpen] = useState(false);
  return (
    <ToastProvider>
      <Stack align="start">
        <Controls toasts={[{ title: 'Welcome', yielding: true }]} />
        <HoverCard trigger="Account">
          <Button>Login</Button>
        </HoverCard>
        <DisclosureMenu label="Menu" links={[]} />
        <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
        <Dialog open={open} onClose={() => setIsOpen(false)} title="Login">
          <Controls toasts={[{ title: 'Welcome back', yielding: true }]} />
        </Dialog>
      </Stack>
    </ToastProvider>
  );
}

/** A greeting, which is not shown over a dialog, a menu or a card. */
export const Yielding = meta.story({
  render: () => <Greeted />,
  play: () => raise('Welcome'),
  tags: ['!visual'],
});

Yielding.test('is dismissed when a card opens', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await waitUntilGone('Welcome');
});

Yielding.test('is dismissed when a dialog opens, and left out while it is open', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open a dialog' }));
  await waitUntilGone('Welcome');
  await userEvent.click(screen.getByRole('button', { name: 'Raise “Welcome back”' }));
  await expect(screen.queryByText('Welcome back')).not.toBeInTheDocument();
});

Yielding.test('is dismissed when the focus moves, which it could cover', async () => {
  await userEvent.tab();
  await waitUntilGone('Welcome');
});

Yielding.test('is dismissed when a menu opens', async () => {
  await userEvent.click(screen.getByText('Menu'));
  await waitUntilGone('Welcome');
});

/** The header has more lines than usual, as the owner's has on a phone. */
export const BelowHeader = meta.story({
  args: { tone: 'danger', title: 'Not saved' },
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <>
        <header
          style={{
            position: 'absolute',
            anchorName: toastHeader,
            insetBlockStart: 0,
            blockSize: '9rem',
          }}
        >
          Millrace
        </header>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await raise(args.title);
    const header = canvasElement.querySelector('header')?.getBoundingClientRect();
    const toast = screen.getByText(args.title).closest('[data-toast]')?.getBoundingClientRect();
    await expect(toast?.top).toBeGreaterThanOrEqual(header?.bottom ?? 0);
  },
});

/** More words than a toast should have. */
export const LongText = meta.story({
  args: {
    tone: 'danger',
    title: 'Error submitting questionnaire about the new website of Ashworth and Daughters',
    description:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Bakery.txt could not be sent. If it happens once more, copy your answers to a safe place, call us between 9am and 8pm on a weekday, and we will fill in the questionnaire together on the phone.',
  },
  play: ({ args }) => raise(args.title),
});
