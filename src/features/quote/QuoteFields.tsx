import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field, Heading, RadioGroup, TextArea, TextInput } from '../../design-system';
import { type QuoteField, type QuoteGroup, quoteLabels } from '../../domain/quote';
import * as styles from './QuoteFields.css';
import { type ChoiceField, isChoice, quoteChoices, quoteQuestions } from './quoteQuestions';
import type { QuoteValues } from './useQuoteForm';

/** Short enough to stand in pairs. */
const shortFields: readonly QuoteField[] = ['businessName', 'contactName', 'email', 'phone'];

/** The radio buttons of that name around an element, as one control with one value. */
function radioButtons(element: HTMLElement | null, name: string) {
  return element?.closest('form')?.elements.namedItem(name) ?? null;
}

export interface QuoteFieldsProps {
  group: QuoteGroup;
  register: UseFormRegister<QuoteValues>;
  errors: FieldErrors<QuoteValues>;
}

/** One part of the quote form: its heading and its fields. Renders `<section>`. */
export function QuoteFields({ group, register, errors }: QuoteFieldsProps) {
  const choice = (field: ChoiceField) => {
    const { ref, ...handlers } = register(field);
    return (
      // One by one, the buttons would lose what was chosen before React came.
      <div ref={(element) => ref(radioButtons(element, field))}>
        <RadioGroup
          legend={quoteLabels[field]}
          layout="columns"
          required
          {...quoteChoices[field]}
          {...handlers}
        />
      </div>
    );
  };

  const text = (field: Exclude<QuoteField, ChoiceField>) => {
    const { hint, isRequired = false, line } = quoteQuestions[field];
    return (
      <Field
        label={quoteLabels[field]}
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
    );
  };

  return (
    <section className={styles.part}>
      <Heading level="2" size="h4">
        {group.title}
      </Heading>
      <div className={styles.fields}>
        {group.fields.map((field) => (
          <div key={field} className={shortFields.includes(field) ? undefined : styles.whole}>
            {isChoice(field) ? choice(field) : text(field)}
          </div>
        ))}
      </div>
    </section>
  );
}
