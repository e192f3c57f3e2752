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
import { useIsHydrated } from '../page/useIsHydrated';
import { QuestionGroup } from '../questions/QuestionGroup';
import { type FormDraftOptions, useFormDraft } from '../questions/useDraft';
import { useErrorSummary } from '../questions/useErrorSummary';
import { useSchemaForm } from '../questions/useSchemaForm';
import { LoadError } from '../site-frame/LoadError';

export interface QuestionnaireFormProps extends FormDraftOptions<QuestionnaireDraft> {
  /**
   * Called with valid answers, and with a function that waits for the files and resolves with their
   * ids, or rejects with the reason. The button is loading until the promise settles.
   */
  onSubmit: (
    answers: Questionnaire,
    finishFiles: () => Promise<readonly string[]>,
  ) => Promise<void>;
  error?: string | undefined;
}

/**
 * The project questionnaire: eight questions, four of them required. It keeps text that was typed before
 * hydration. Renders `<form>`.
 */
export function QuestionnaireForm({ onSubmit, error, ...draft }: QuestionnaireFormProps) {
  // No default values: the fields keep their text when React hydrates them.
  const form = useSchemaForm(questionnaireSchema);
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, blankQuestionnaire, draft);
  const files = useFileUploads('Files for your project');
  const isHydrated = useIsHydrated();
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
            {isHydrated && files.field}
            <FormError>{error}</FormError>
            <LoadError />
            <Inline stacked>
              {/* Without React, the browser would load the page with the answers in its URL. */}
              <Button type="submit" size="large" loading={isSubmitting} disabled={!isHydrated}>
                Submit Questionnaire
              </Button>
            </Inline>
          </Stack>
        </FormSection>
      </Stack>
    </form>
  );
}
