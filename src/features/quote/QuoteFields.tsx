import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FormSection } from '../../design-system';
import { type QuoteDraft, type QuoteGroup, quoteQuestion } from '../../domain/quote';
import { QuestionField } from '../questions/QuestionField';
import * as styles from './QuoteFields.css';

export interface QuoteFieldsProps {
  /** The questions of one part of the form. */
  group: QuoteGroup;
  /** Connects a control with the form. */
  register: UseFormRegister<QuoteDraft>;
  /** The errors by question. */
  errors: FieldErrors<QuoteDraft>;
}

/** One part of the quote form: its heading and its fields. */
export function QuoteFields({ group, register, errors }: QuoteFieldsProps) {
  return (
    <FormSection title={group.title}>
      <div className={styles.fields}>
        {group.fields.map((field) => (
          <div key={field} className={quoteQuestion(field).short ? undefined : styles.wide}>
            <QuestionField
              question={quoteQuestion(field)}
              registration={register(field)}
              error={errors[field]?.message}
            />
          </div>
        ))}
      </div>
    </FormSection>
  );
}
