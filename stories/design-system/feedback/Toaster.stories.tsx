import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button } from '#src/design-system/actions/Button.tsx';
import { Toaster } from '#src/design-system/feedback/Toaster.tsx';
import { createToastStore, type ToastInput } from '#src/design-system/feedback/toastStore.ts';
import { fitsTheScreen } from '../../checks';

const closeLabel = 'Close notification';

function Raised(input: ToastInput) {
  const [store] = useState(() => {
    const created = createToastStore();
    created.raise(input);
    return created;
  });
  return <Toaster store={store} closeLabel={closeLabel} />;
}

const meta = preview.meta({
  title: 'Design system/Feedback/Toaster',
  component: Toaster,
  args: { store: createToastStore(), closeLabel },
  argTypes: { store: { control: false } },
  render: () => <Raised title="Prices updated" />,
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    guidance: {
      use: 'Never by hand: `ToastProvider` loads it with the first toast, and it draws the one that is open.',
      avoid: 'To raise a toast call `useToast()`. What has to stay on the page is a `Notice`.',
      accessibility: [
        'It lies above an open dialog as well, and its words are announced from there.',
        "Its Close button is named ‘Close notification’, so that it is not taken for a dialog's; when it closes, the focus goes back to where it was.",
      ],
      do: 'Leave the drawing to it, and only choose the words and the tone.',
      dont: 'Draw a second one for toasts that look different: two would stand on top of each other.',
    },
  },
});

export const Default = meta.story();

Default.test('closes with its Close button', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument());
});

export const WithDescription = meta.story({
  render: () => (
    <Raised
      title="Prices updated"
      description="Web hosting prices have been updated successfully"
    />
  ),
});

export const Danger = meta.story({
  render: () => (
    <Raised title="Login failed" description="Incorrect username or password" tone="danger" />
  ),
});

/** Torture: more than fits on the lines of a phone. */
export const LongText = meta.story({
  render: () => (
    <Raised
      title="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch has been updated"
      description={'The prices of every plan, and the discount on each of them, were saved. '.repeat(
        3,
      )}
    />
  ),
  globals: { viewport: { value: 'phone' } },
});

LongText.test('is no wider than the screen', fitsTheScreen);

/** Whoever works at the foot of the screen, where toasts lie. */
export const OutOfTheWay = meta.story({
  render: () => (
    <>
      <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, padding: 16 }}>
        <Button width="full">Save</Button>
      </div>
      <Raised title="Prices updated" />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: ({ userEvent }) => userEvent.tab(),
});

OutOfTheWay.test('lies upon nothing that has the focus', async ({ canvas }) => {
  const save = canvas.getByRole('button', { name: 'Save' });
  await expect(save).toHaveFocus();
  const toast = screen.getByText('Prices updated');
  await waitFor(() =>
    expect(toast.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
  );
});
