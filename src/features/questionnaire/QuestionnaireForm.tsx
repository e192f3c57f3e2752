import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, FormError, FormSection, Inline, Stack } from '../../design-system';
import {
  blankQuestionnaire,
  type Questionnaire,
  type QuestionnaireDraft,
  questionnaireGroups,
  questionnaireQuestion,
  questionnaireSchema,
} from '../../domain/questionnaire';
import { useFileUploads } from '../attachments/useFileUploads';
import { QuestionGroup } from '../questions/QuestionGroup';
import { type FormDraftOptions, useFormDraft } from '../questions/useDraft';
import { useErrorSummary } from '../questions/useErrorSummary';

export interface QuestionnaireFormProps extends FormDraftOptions<QuestionnaireDraft> {
  /**
   * Called with valid answers, and with a function that waits for the files and resolves with their
   * ids, or rejects with the reason. The button is loading until the promise settles.
   */
  onSubmit: (
    answers: Questionnaire,
    finishFiles: () => Promise<readonly string[]>,
  ) => Promise<void>;
  /** The error of the last submission, shown above the button. */
  error?: string | undefined;
}

/** The project questionnaire: eight questions, four of them required. */
export function QuestionnaireForm({ onSubmit, error, ...draft }: QuestionnaireFormProps) {
  const form = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    resolver: zodResolver(questionnaireSchema),
    defaultValues: blankQuestionnaire,
  });
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, blankQuestionnaire, draft);
  const files = useFileUploads('Files for your project');
  const { summary, show, clear } = useErrorSummary(questionnaireQuestion);

  return (
    <form
      noValidate
      aria-label="Website questionnaire"
      onSubmit={form.handleSubmit((answers) => {
        clear();
        return onSubmit(answers, files.finish);
      }, show)}
    >
      <Stack gap="md">
        {summary}
        {questionnaireGroups.map((group) => (
          <QuestionGroup
            key={group.title}
            {...group}
            questionOf={questionnaireQuestion}
            register={form.register}
            errors={errors}
          />
        ))}
        <FormSection>
          <Stack gap="md">
            {files.field}
            <FormError>{error}</FormError>
            <Inline stacked>
              <Button type="submit" size="large" loading={isSubmitting}>
                Submit Questionnaire
              </Button>
            </Inline>
          </Stack>
        </FormSection>
      </Stack>
    </form>
  );
}
