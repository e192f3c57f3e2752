import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { installClock } from '#.storybook/clock.ts';
import preview from '#.storybook/preview.tsx';
import {
  Button,
  Dialog,
  Inline,
  type ToastInput,
  ToastProvider,
  tones,
  useToast,
} from '#src/design-system/index.ts';

function Controls({ toasts }: { toasts: readonly ToastInput[] }) {
  const { toast, dismiss } = useToast();
  return (
    <Inline>
      {toasts.map((input) => (
        <Button key={input.title} variant="secondary" onClick={() => toast(input)}>
          Raise “{input.title}”
        </Button>
      ))}
      <Button variant="quiet" onClick={() => dismiss()}>
        Dismiss
      </Button>
    </Inline>
  );
}

/** The toast's own fields; the provider itself has nothing to set. */
const argTypes = {
  title: { control: 'text', description: 'What happened, in two to five words.' },
  description: { control: 'text', description: 'One sentence more.' },
  tone: { control: 'radio', options: tones, description: '`danger` for failures.' },
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
      use: 'Once around the app. `useToast().toast({ title, description, tone })` then answers what somebody just did, in a few words that need nothing from them: ‘Prices updated’.',
      avoid:
        'What must not be missed also stands where it happened, at the `Field` or in a `FormError`. What asks for a decision is a `Dialog`; what stays true is a `Notice`.',
      accessibility: [
        'It is read out without taking the focus: politely, or at once when its tone is `danger`. F8 leads to it.',
        'It closes by itself, except while it is pointed at or holds the focus; nothing may be reachable through it alone.',
      ],
      do: 'Two to five words, and a sentence if it helps.',
      dont: 'Put a choice into it: it is gone before everybody has read it.',
    },
  },
});

async function raise(title: string) {
  await userEvent.click(screen.getByRole('button', { name: `Raise “${title}”` }));
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
}

/** The part of the page that holds the toast; F8 leads to it. */
function notifications() {
  return within(screen.getByRole('region', { name: 'Notifications (F8)' }));
}

export const Default = meta.story({ play: () => raise('Prices updated') });

Default.test('is announced once, when nothing else is being said', async () => {
  const announcement = await screen.findByText('Notification Prices updated');
  await expect(announcement.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await waitFor(() => expect(announcement).toBeEmptyDOMElement());
  await expect(screen.getByText('Prices updated')).toBeVisible();
});

Default.test('is reached with F8 and left again with its Close button', async () => {
  const trigger = screen.getByRole('button', { name: 'Raise “Prices updated”' });
  await expect(trigger).toHaveFocus();
  await userEvent.keyboard('{F8}{Tab}');
  await expect(notifications().getByRole('button', { name: 'Close notification' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(trigger).toHaveFocus();
});

export const WithDescription = meta.story({
  args: { description: 'Web hosting prices have been updated successfully' },
  play: () => raise('Prices updated'),
});

WithDescription.test('says title and description apart', async ({ args }) => {
  await expect(notifications().getByText('Prices updated')).toBeVisible();
  await expect(notifications().getByText(args.description ?? '')).toBeVisible();
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Login failed',
    description: 'User not found. Please check your email or register.',
  },
  play: () => raise('Login failed'),
});

Danger.test('interrupts what is being said', async () => {
  const announcement = await screen.findByText(/^Notification Login failed/);
  await expect(announcement.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
});

export const Replaced = meta.story({
  render: () => (
    <ToastProvider>
      <Controls toasts={[{ title: 'Template Saved' }, { title: 'Test Email Sent' }]} />
    </ToastProvider>
  ),
  play: async () => {
    await raise('Template Saved');
    await raise('Test Email Sent');
  },
});

Replaced.test('is the only one left', async () => {
  await expect(notifications().getAllByRole('listitem')).toHaveLength(1);
  await expect(screen.queryByText('Template Saved')).not.toBeInTheDocument();
});

export const Dismissed = meta.story({
  play: async () => {
    await raise('Prices updated');
    await userEvent.click(notifications().getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument());
  },
  tags: ['!visual'],
});

Dismissed.test('makes room for the next one', async () => {
  await raise('Prices updated');
  await expect(notifications().getAllByRole('listitem')).toHaveLength(1);
});

export const DismissedByCode = meta.story({
  play: async ({ canvas }) => {
    await raise('Prices updated');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument());
  },
  tags: ['!visual'],
});

/** Time stands still: how long it stays is told by the clock. */
export const Passing = meta.story({
  beforeEach(context) {
    const { clock, uninstall } = installClock();
    Object.assign(context, { clock });
    return uninstall;
  },
  play: () => raise('Prices updated'),
});

const isGone = () => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument();

Passing.test('goes by itself after six seconds', async ({ clock }) => {
  await clock.advance(5_900);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await clock.advance(200);
  await waitFor(isGone);
});

Passing.test('waits while it is pointed at, and has its rest afterwards', async ({ clock }) => {
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

Passing.test('waits while it holds the focus', async ({ clock }) => {
  await userEvent.keyboard('{F8}{Tab}');
  await clock.advance(60_000);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await clock.advance(6_100);
  await waitFor(isGone);
});

Passing.test('waits while nobody works in the window', async ({ clock }) => {
  await fireEvent.blur(window);
  await clock.advance(60_000);
  await expect(screen.getByText('Prices updated')).toBeVisible();
  await fireEvent.focus(window);
  await clock.advance(6_100);
  await waitFor(isGone);
});

Passing.test('is closed by Escape', async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(isGone);
});

Passing.test('is pushed away by a finger', async () => {
  const toast = notifications().getByRole('listitem');
  await userEvent.pointer([
    { keys: '[TouchA>]', target: toast, coords: { x: 10, y: 10 } },
    { pointerName: 'TouchA', target: toast, coords: { x: 70, y: 10 } },
    { keys: '[/TouchA]', target: toast, coords: { x: 70, y: 10 } },
  ]);
  await waitFor(isGone);
});

Passing.test('stays where the finger did not mean it', async ({ clock }) => {
  const toast = notifications().getByRole('listitem');
  await userEvent.pointer([
    { keys: '[TouchA>]', target: toast, coords: { x: 10, y: 10 } },
    { pointerName: 'TouchA', target: toast, coords: { x: 40, y: 10 } },
    { keys: '[/TouchA]', target: toast, coords: { x: 40, y: 10 } },
  ]);
  await clock.advance(100);
  await expect(toast).toHaveAttribute('data-state', 'open');
});

function LoginDialog({ toast }: { toast: ToastInput }) {
  const [open, setIsOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setIsOpen(false)}
      title="Login"
      actions={<Button onClick={() => setIsOpen(false)}>Leave</Button>}
    >
      <Controls toasts={[toast]} />
    </Dialog>
  );
}

export const AboveModalDialog = meta.story({
  args: { tone: 'danger', title: 'Login failed' },
  // Open from the start, it would lie over the documentation.
  tags: ['!autodocs'],
  render: ({ title, tone }) => (
    <ToastProvider>
      <LoginDialog toast={{ title, ...(tone && { tone }) }} />
    </ToastProvider>
  ),
  play: () => raise('Login failed'),
});

AboveModalDialog.test('can be closed without leaving the dialog', async () => {
  await userEvent.click(notifications().getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByText('Login failed')).not.toBeInTheDocument());
  await expect(screen.getByRole('dialog')).toBeVisible();
});

AboveModalDialog.test('takes an Escape for itself while it holds the focus', async () => {
  await userEvent.keyboard('{F8}{Escape}');
  await waitFor(() => expect(screen.queryByText('Login failed')).not.toBeInTheDocument());
  await expect(screen.getByRole('dialog')).toBeVisible();
});

AboveModalDialog.test('stays when the dialog is left', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible());
});

/** Torture: more words than a toast should ever have. */
export const LongText = meta.story({
  args: {
    tone: 'danger',
    title: 'Error submitting questionnaire about the new website of Ashworth and Daughters',
    description:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Bakery.txt could not be sent. If it happens once more, copy your answers to a safe place, call us between 9am and 8pm on a weekday, and we will fill in the questionnaire together on the phone.',
  },
  play: ({ args }) => raise(args.title),
});
