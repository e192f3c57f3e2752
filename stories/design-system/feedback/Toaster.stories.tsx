import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Toast } from '#src/design-system/feedback/Toast.tsx';
import { Toaster } from '#src/design-system/feedback/Toaster.tsx';
import { createToastStore, type ToastInput } from '#src/design-system/feedback/toastStore.ts';
import { Field } from '#src/design-system/forms/Field.tsx';
import { TextInput } from '#src/design-system/forms/TextInput.tsx';

function Raised(input: ToastInput) {
  const [store] = useState(() => {
    const created = createToastStore();
    created.raise(input);
    return created;
  });
  return <Toaster store={store} />;
}

/** A toast in its place on the page, which does not close. */
const Sample = ({ title }: { title: string }) => (
  <ol>
    <Toast
      toast={{
        id: 1,
        title,
        description: undefined,
        tone: 'neutral',
        yielding: false,
        open: true,
      }}
      onDismiss={() => {}}
    />
  </ol>
);

const meta = preview.meta({
  title: 'Design system/Feedback/Toaster',
  component: Toaster,
  args: { store: createToastStore() },
  argTypes: { store: { control: false } },
  render: () => <Raised title="Prices updated" />,
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    guidance: {
      use: 'Only by `ToastProvider`, which renders it. It shows the open toast.',
      avoid:
        'To show a toast call `useToast()`. For a lasting message use a `Notice`. Do not render a second one: the two would overlap.',
      accessibility:
        'It is above an open dialog too, and is announced there. Its close button is named ‘Close notification’, to differ from the close button of a dialog. Closing gives the focus back.',
      pictures: {
        shows: 'Default',
        parts: [
          {
            at: 'above',
            selector: '[data-toast] > div > div',
            text: 'The result, in two to five words.',
          },
          {
            at: 'end',
            selector: '[data-toast] button',
            text: 'It can be closed, and closes by itself.',
          },
        ],
        widths:
          'On a narrow screen it fills the bottom edge, and from 768 px it is in the bottom corner. An error, and any toast over a dialog, is at the top.',
        right: {
          sample: () => <Sample title="Prices updated" />,
          text: 'The result of what was just pressed.',
        },
        wrong: {
          sample: () => <Sample title="The card was refused. Do you want to try another one?" />,
          text: 'A question is gone before it is answered: use a Dialog.',
        },
      },
    },
  },
});

export const Default = meta.story();

Default.test('closes with its close button', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByText('Prices updated')).not.toBeInTheDocument());
  await expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

/** More text than fits on a phone. */
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

/** The longest title of the site: two lines, and no word is cut. */
export const Phone = meta.story({
  render: () => <Raised title="Questionnaire submitted successfully!" tone="success" />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const toast = screen.getByRole('listitem');
    await expect(toast.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    const content = toast.querySelector('div');
    await expect(content?.scrollWidth).toBe(content?.clientWidth);
  },
});

/** The error of a field is at the bottom of the screen. */
export const InvalidField = meta.story({
  render: () => (
    <>
      <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, padding: 16 }}>
        <Field label="Email" error="Enter your email address">
          {(control) => <TextInput {...control} />}
        </Field>
      </div>
      <Raised title="Error" description="Please fill in all required fields" tone="danger" />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const error = canvas.getByText('Enter your email address').getBoundingClientRect();
    const toast = screen.getByRole('listitem').getBoundingClientRect();
    await expect(toast.bottom).toBeLessThan(error.top);
  },
});
