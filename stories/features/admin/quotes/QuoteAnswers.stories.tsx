import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { QuoteAnswers } from '#src/features/admin/quotes/QuoteAnswers.tsx';

const meta = preview.meta({
  title: 'Admin/Quotes/QuoteAnswers',
  component: QuoteAnswers,
  args: { answers: buildQuote() },
});

export const Default = meta.story();

Default.test('has the labels of the form, and words for its choices', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')).toHaveLength(6);
  await expect(canvas.getByText('Website type').nextElementSibling).toHaveTextContent('Portfolio');
});

/** Only what is required. */
export const Short = meta.story({ args: { answers: buildShortQuote() } });

Short.test('has words for what was left blank', async ({ canvas }) => {
  await expect(canvas.getByText('Current website').nextElementSibling).toHaveTextContent(
    'None provided',
  );
});

/** A choice that the form no longer has, a missing answer, and words without a break. */
export const Torture = meta.story({
  args: {
    answers: { additionalInfo: 'Llanfairpwllgwyngyll'.repeat(8), websiteType: 'newspaper' },
  },
  globals: { viewport: { value: 'phone' } },
});
