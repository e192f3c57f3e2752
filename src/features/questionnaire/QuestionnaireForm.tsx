import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, FormError, Stack, TextArea, TextInput } from '../../design-system';
import {
  type Questionnaire,
  type QuestionnaireField,
  questionnaireLabels,
  questionnaireSchema,
} from '../../domain/questionnaire';
import { useOneAtATime } from '../useOneAtATime';

interface Question {
  field: QuestionnaireField;
  hint?: string;
  isRequired?: boolean;
  /** One line, with what browsers may fill in; without it, several lines. */
  line?: { autoComplete?: string; inputMode?: 'url' };
}

const questions: readonly Question[] = [
  { field: 'businessName', isRequired: true, line: { autoComplete: 'organization' } },
  {
    field: 'businessDescription',
    isRequired: true,
    hint: 'What you do, where, and for how long. A few sentences are enough.',
  },
  { field: 'products', isRequired: true, hint: 'The products or services that you offer.' },
  { field: 'targetAudience', hint: 'Who should find you, and what are they looking for?' },
  {
    field: 'specialFeatures',
    isRequired: true,
    hint: 'A shop, bookings, a gallery, a map … Write “none in particular” if there are none.',
  },
  { field: 'existingWebsite', hint: 'The address, if you have one.', line: { inputMode: 'url' } },
  { field: 'competitorWebsites', hint: 'Sites that you measure yourself against, or just like.' },
  { field: 'additionalInfo', hint: 'Anything else that we should know before we begin.' },
];

export interface QuestionnaireFormProps {
  /** Hands the answers in; while it is pending the button is busy. */
  onSubmit: (answers: Questionnaire) => Promise<void>;
  /** Why they could not be handed in; stays above the button. */
  error?: string | undefined;
}

/** The project questionnaire: eight questions, four of which must be answered (spec §2, §5). */
export function QuestionnaireForm({ onSubmit, error }: QuestionnaireFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(questionnaireSchema),
    defaultValues: Object.fromEntries(questions.map(({ field }) => [field, ''])),
  });
  const { errors, isSubmitting } = formState;
  const submit = useOneAtATime(handleSubmit(onSubmit));

  return (
    <form
      noValidate
      aria-label="Website questionnaire"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <Stack gap="md">
        {questions.map(({ field, hint, isRequired = false, line }) => (
          <Field
            key={field}
            label={questionnaireLabels[field]}
            {...(hint && { hint })}
            required={isRequired}
            error={errors[field]?.message}
          >
            {(control) =>
              line ? (
                <TextInput {...line} {...control} {...register(field)} />
              ) : (
                <TextArea {...control} {...register(field)} />
              )
            }
          </Field>
        ))}
        <FormError>{error}</FormError>
        <div>
          <Button type="submit" size="large" loading={isSubmitting}>
            Submit Questionnaire
          </Button>
        </div>
      </Stack>
    </form>
  );
}
