import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { PaidView } from '#src/screens/Questionnaire/PaidView.tsx';

const meta = preview.meta({
  title: 'Screens/Questionnaire/PaidView',
  component: PaidView,
  decorators: [withApp, inColumn('44rem')],
  args: { isAnswered: false },
  parameters: { backend: {} },
});

/** Hosting, which has no questionnaire. */
export const Default = meta.story();

Default.test('has the focus at its start, and leads to the account', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Thank You!' })).toHaveFocus();
  await expect(canvas.getByRole('link', { name: 'Go to my account' })).toHaveAttribute(
    'href',
    '/account',
  );
});

export const Answered = meta.story({ args: { isAnswered: true } });
