import preview from '#.storybook/preview.tsx';
import { Answers } from '#src/features/tickets/Answers.tsx';

const meta = preview.meta({
  title: 'Features/Tickets/Answers',
  component: Answers,
  args: {
    answers: [
      { label: 'Business name', answer: 'Harrow & Sons Joinery' },
      { label: 'Special features', answer: 'A gallery of finished work.\n\nA form for a visit.' },
      { label: 'Existing website', answer: 'None provided' },
    ],
  },
});

export const Default = meta.story();
