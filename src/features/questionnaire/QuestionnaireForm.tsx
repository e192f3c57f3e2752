import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, FormError, Inline, Stack } from '../../design-system';
import {
  type Questionnaire,
  questionnaireFields,
  questionnaireQuestion,
  questionnaireQuestions,
  questionnaireSchema,
} from '../../domain/questionnaire';
import { blankAnswers } from '../../domain/questions';
import { QuestionField } from '../questions/QuestionField';
import { useOneAtATime } from '../useOneAtATime';

export interface QuestionnaireFormProps {
  /** Called with valid answers. The button is loading until the promise settles. */
  onSubmit: (answers: Questionnaire) => Promise<void>;
  /** The error of the last submission, shown above the button. */
  error?: string | undefined;
}

/** The project questionnaire: eight questions, four of them required. */
export function QuestionnaireForm({ onSubmit, error }: QuestionnaireFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(questionnaireSchema),
    defaultValues: blankAnswers(questionnaireQuestions),
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
        {questionnaireFields.map((field) => (
          <QuestionField
            key={field}
            question={questionnaireQuestion(field)}
            registration={register(field)}
            error={errors[field]?.message}
          />
        ))}
        <FormError>{error}</FormError>
        <Inline stacked>
          <Button type="submit" size="large" loading={isSubmitting}>
            Submit Questionnaire
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
