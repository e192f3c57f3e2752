import { memo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, RadioGroup, TextArea, TextInput } from '../../design-system';
import type { ChoiceQuestion, Question, TextQuestion } from '../../domain/questions';

/** All radio buttons of a name in the element's form, as one control with one value. */
function radioButtons(element: HTMLElement | null, name: string) {
  return element?.closest('form')?.elements.namedItem(name) ?? null;
}

interface ControlProps<Asked> {
  question: Asked;
  registration: UseFormRegisterReturn;
  error?: string | undefined;
}

function Choice({ question, registration }: ControlProps<ChoiceQuestion>) {
  const { ref, ...handlers } = registration;
  return (
    // Registers the group as one control: single buttons would lose a choice made before hydration.
    <div ref={(element) => ref(radioButtons(element, handlers.name))}>
      <RadioGroup
        legend={question.label}
        required
        options={question.options}
        defaultValue={question.options[0].value}
        {...handlers}
      />
    </div>
  );
}

function Text({ question, registration, error }: ControlProps<TextQuestion>) {
  const { label, hint, required = false, line } = question;
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      {(control) =>
        line ? (
          <TextInput {...line} {...control} {...registration} />
        ) : (
          <TextArea {...control} {...registration} />
        )
      }
    </Field>
  );
}

export interface QuestionFieldProps<Name extends string = string> {
  name: Name;
  question: Question;
  register: (name: Name) => UseFormRegisterReturn;
  error?: string | undefined;
}

function UnmemoizedQuestionField<Name extends string>({
  name,
  question,
  register,
  error,
}: QuestionFieldProps<Name>) {
  const registration = register(name);
  return 'options' in question ? (
    <Choice question={question} registration={registration} />
  ) : (
    <Text question={question} registration={registration} error={error} />
  );
}

/**
 * One question of a form, as a text field or as a group of radio buttons. Memoized, because
 * react-hook-form renders each form twice at its start, in one task. A memoized field registers once:
 * reset its form with `keepFieldsRef`.
 */
export const QuestionField = memo(UnmemoizedQuestionField) as typeof UnmemoizedQuestionField;
