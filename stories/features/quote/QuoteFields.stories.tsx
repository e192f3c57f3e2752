import { type FieldErrors, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { type QuoteDraft, type QuoteGroup, quoteGroups } from '#src/domain/quote.ts';
import { QuoteFields } from '#src/features/quote/QuoteFields.tsx';
import { quoteBox, quoteOption } from './askForQuote';

interface Arguments {
  group: QuoteGroup;
  errors?: FieldErrors<QuoteDraft>;
}

/** The part within a form, which keeps what is answered. */
function Part({ group, errors = {} }: Arguments) {
  const { register } = useForm<QuoteDraft>();
  return (
    <form>
      <QuoteFields group={group} register={register} errors={errors} />
    </form>
  );
}

const [business, requirements, references, additional] = quoteGroups as [
  QuoteGroup,
  QuoteGroup,
  QuoteGroup,
  QuoteGroup,
];

const meta = preview.meta({
  title: 'Features/Quote/QuoteFields',
  component: Part,
  args: { group: business },
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
      businessName: { type: 'required', message: 'Please fill in this field' },
      email: { type: 'email', message: 'Please enter a valid email address' },
    },
  },
});

Mistakes.test('shows the error beside each invalid field', async () => {
  await expect(quoteBox('businessName')).toHaveAccessibleDescription('Please fill in this field');
  await expect(quoteBox('contactName')).toBeValid();
  await expect(quoteBox('email')).toHaveAccessibleDescription('Please enter a valid email address');
});
