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
      use: 'Above the button of a form that could not be sent: why, and what to do next. It stays when the toast with the same words has closed. Explain what happened, that nothing is lost, and what to do.',
      avoid: 'For one invalid value use the error of its `Field`, for other messages a `Notice`.',
      accessibility:
        'It is an alert: screen readers announce it when it appears. Without children it renders nothing.',
    },
  },
});

export const Default = meta.story();

Default.test('is an alert', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'There was a problem submitting your request. Please try again later.',
  );
});

export const Empty = meta.story({ args: { children: undefined }, tags: ['!visual'] });

Empty.test('renders nothing without children', async ({ canvas }) => {
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

/** A long message, with a word that is longer than the line. */
export const LongMessage = meta.story({
  args: {
    children:
      'The request could not be sent to llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopment.example.com, because nobody there answered. Your words are still in the form: wait a minute, then send it again.',
  },
});
