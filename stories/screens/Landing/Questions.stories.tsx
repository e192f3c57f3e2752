import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { business } from '#src/content/business.ts';
import { questions } from '#src/content/questions.ts';
import { Questions } from '#src/screens/Landing/Questions.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/Questions',
  component: Questions,
  args: {
    questions,
    phone: business.contact.phone,
    hours: business.hours,
    timeZone: business.timeZone,
  },
});

export const Default = meta.story();

Default.test('opens an answer', async ({ canvas, userEvent }) => {
  const [{ question = '', answer = '' } = {}] = questions;
  await expect(canvas.getByText(answer)).not.toBeVisible();
  await userEvent.click(canvas.getByText(question));
  await expect(canvas.getByText(answer)).toBeVisible();
});

export const Empty = meta.story({ args: { questions: [] }, tags: ['!visual'] });

Empty.test('shows no heading', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});
