import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, FormError, Stack } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/FormError',
  component: FormError,
  args: {
    children: 'There was a problem submitting your request. Please try again later.',
  },
  parameters: {
    guidance: {
      use: 'Right above the button of a form that could not be sent: why, and what to do now. It stays when the toast with the same words has passed.',
      avoid:
        'What is wrong with one field stands at its `Field`; news that is no error is a `Notice`.',
      accessibility: [
        'It is an alert: it is read out when it appears, wherever the focus is.',
        'Without words it renders nothing, so that no empty alert lies about.',
      ],
      do: {
        words: 'Say what happened, that nothing is lost, and what to do.',
        shown: () => (
          <FormError>
            The prices could not be saved. Your changes are still here; please try again.
          </FormError>
        ),
      },
      dont: {
        words: 'Only say that something went wrong.',
        shown: () => <FormError>Error</FormError>,
      },
    },
  },
});

export const Default = meta.story();

Default.test('is an alert', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'There was a problem submitting your request. Please try again later.',
  );
});

/** Nothing went wrong: nothing is rendered, and no gap is left. */
export const Empty = meta.story({ args: { children: undefined }, tags: ['!visual'] });

Empty.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

function FailingForm({ children }: { children: string }) {
  const [error, setError] = useState<string>();
  return (
    <Stack align="start">
      <FormError>{error}</FormError>
      <Button onClick={() => setError(children)}>Send request</Button>
    </Stack>
  );
}

export const AboveAButton = meta.story({
  args: { children: 'User not found. Please check your email or register.' },
  render: ({ children }) => <FailingForm>{String(children)}</FailingForm>,
  tags: ['!visual'],
});

AboveAButton.test('appears when the form fails', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'User not found. Please check your email or register.',
  );
});

/** Torture: a long message, with a word that does not fit on a line. */
export const LongMessage = meta.story({
  args: {
    children:
      'The request could not be sent to llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopment.example.com, because nobody there answered. Your words are still in the form: wait a minute, then send it again.',
  },
});
