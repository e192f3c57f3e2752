import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { optionalText, type Question, requiredText } from '#src/domain/questions.ts';
import { QuestionField } from '#src/features/questions/QuestionField.tsx';

/** The question in a form, which keeps the answer. */
function InForm({ question, error }: { question: Question; error?: string }) {
  const { register } = useForm();
  return (
    <form>
      <QuestionField name="answer" question={question} register={register} error={error} />
    </form>
  );
}

const meta = preview.meta({
  title: 'Features/Questions/QuestionField',
  component: InForm,
  tags: ['!visual'],
  args: {
    question: {
      label: 'Orchard name',
      required: true,
      schema: requiredText('Name the orchard'),
      line: { autoComplete: 'organization' },
    },
  },
});

export const Line = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Orchard name' });
    await expect(input.tagName).toBe('INPUT');
    await expect(input).toHaveAttribute('autocomplete', 'organization');
    await expect(input).toHaveAttribute('name', 'answer');
    await expect(input).toBeRequired();
  },
});

export const SeveralLines = meta.story({
  args: { question: { label: 'Varieties', hint: 'One a line.', schema: optionalText } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Varieties (optional)' });
    await expect(area.tagName).toBe('TEXTAREA');
    await expect(area).toHaveAccessibleDescription('One a line.');
    await expect(area).not.toBeRequired();
  },
});

export const Choice = meta.story({
  args: {
    question: {
      label: 'Harvest',
      options: [
        { value: 'early', label: 'Before September' },
        { value: 'late', label: 'From September' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(options.map(({ value, checked }) => [value, checked])).toEqual([
      ['early', true],
      ['late', false],
    ]);
    await expect(canvas.getByRole('radiogroup', { name: 'Harvest' })).toBeVisible();
  },
});

export const Mistake = meta.story({
  args: { error: 'Name the orchard' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Orchard name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name the orchard');
  },
});
