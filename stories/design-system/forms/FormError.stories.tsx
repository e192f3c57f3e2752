import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { FormError } from '#src/design-system/index.ts';

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
        'Screen readers announce it when it appears, in one announcement with the toast of the same failure. Without children it renders nothing.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Error' })).toHaveTextContent(
      'There was a problem submitting your request. Please try again later.',
    );
  },
});

/** The reason does not say what failed. */
export const WithTitle = meta.story({
  args: {
    title: 'Your message was not sent',
    children: 'The website cannot be reached at the moment. Your text is still in the field.',
  },
});

export const Empty = meta.story({
  args: { children: undefined },
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Error')).not.toBeInTheDocument();
  },
});

export const BelowTheEdge = meta.story({
  render: (args) => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <FormError {...args} />
    </>
  ),
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByLabelText('Error').getBoundingClientRect();
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** A long message, with a word that is longer than the line. */
export const LongMessage = meta.story({
  args: {
    children:
      'The request could not be sent to llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopment.example.com, because nobody there answered. Your words are still in the form: wait a minute, then send it again.',
  },
});
