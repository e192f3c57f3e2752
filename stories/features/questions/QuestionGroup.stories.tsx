import { type FieldErrors, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { type QuoteDraft, quoteGroups, quoteQuestion } from '#src/domain/quote.ts';
import { QuestionGroup } from '#src/features/questions/QuestionGroup.tsx';
import { quoteBox, quoteOption } from '../quote/askForQuote';

type Group = (typeof quoteGroups)[number];

interface Arguments {
  group: Group;
  errors?: FieldErrors<QuoteDraft>;
}

/** A part of the quote form within a form, which keeps what is answered. */
function Part({ group, errors = {} }: Arguments) {
  const { register } = useForm<QuoteDraft>();
  return (
    <form>
      <QuestionGroup {...group} questionOf={quoteQuestion} register={register} errors={errors} />
    </form>
  );
}

const [business, requirements, references, additional] = quoteGroups as [
  Group,
  Group,
  Group,
  Group,
];

const meta = preview.meta({
  title: 'Features/Questions/QuestionGroup',
  component: Part,
  args: { group: business },
  argTypes: { group: { description: 'The `title` and the `fields` of the part.' } },
});

export const Business = meta.story();

Business.test('requires three answers and has autocomplete for all four', async () => {
  const boxes = (['businessName', 'contactName', 'email', 'phone'] as const).map(quoteBox);
  await expect(boxes.map(({ autocomplete }) => autocomplete)).toEqual([
    'organization',
    'name',
    'email',
    'tel',
  ]);
  await expect(boxes.map(({ ariaRequired }) => ariaRequired)).toEqual([
    'true',
    'true',
    'true',
    null,
  ]);
  await expect(quoteBox('email')).toHaveAttribute('type', 'email');
});

export const Requirements = meta.story({ args: { group: requirements } });

Requirements.test('starts with two defaults', async ({ canvas }) => {
  await expect(canvas.getAllByRole('radio')).toHaveLength(8);
  await expect(quoteOption('business')).toBeChecked();
  await expect(quoteOption('1-5')).toBeChecked();
});

export const References = meta.story({ args: { group: references } });

export const Additional = meta.story({ args: { group: additional } });

export const Mistakes = meta.story({
  args: {
    errors: {
      businessName: { type: 'required', message: 'Enter the name of your business' },
      email: { type: 'email', message: 'Please enter a valid email address' },
    },
  },
});

Mistakes.test('shows the error beside each invalid field', async () => {
  await expect(quoteBox('businessName')).toHaveAccessibleDescription(
    'Enter the name of your business',
  );
  await expect(quoteBox('contactName')).toBeValid();
  await expect(quoteBox('email')).toHaveAccessibleDescription('Please enter a valid email address');
});
