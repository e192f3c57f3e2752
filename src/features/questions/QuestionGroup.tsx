import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormSection } from '../../design-system';
import type { GroupedQuestion } from '../../domain/questions';
import { QuestionField } from './QuestionField';
import * as styles from './QuestionGroup.css';

export interface QuestionGroupProps<Field extends string> {
  title: string;
  fields: readonly Field[];
  questionOf: (field: Field) => GroupedQuestion;
  register: (field: Field) => UseFormRegisterReturn;
  errors: Partial<Record<Field, { message?: string | undefined }>>;
}

/** One part of a form of questions: its heading and its fields. */
export function QuestionGroup<Field extends string>({
  title,
  fields,
  questionOf,
  register,
  errors,
}: QuestionGroupProps<Field>) {
  return (
    <FormSection title={title}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field} className={questionOf(field).short ? undefined : styles.wide}>
            <QuestionField
              name={field}
              question={questionOf(field)}
              register={register}
              error={errors[field]?.message}
            />
          </div>
        ))}
      </div>
    </FormSection>
  );
}
