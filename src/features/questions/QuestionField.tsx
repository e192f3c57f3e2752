import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, RadioGroup, TextArea, TextInput } from '../../design-system';
import type { ChoiceQuestion, Question, TextQuestion } from '../../domain/questions';

/** All radio buttons of a name in the element's form, as one control with one value. */
function radioButtons(element: HTMLElement | null, name: string) {
  return element?.closest('form')?.elements.namedItem(name) ?? null;
}

export interface QuestionFieldProps<Asked = Question> {
  /** The label, the hint and the kind of control. */
  question: Asked;
  /** What react-hook-form's `register` returns for the field. */
  registration: UseFormRegisterReturn;
  /** The error of the answer. */
  error?: string | undefined;
}

function Choice({ question, registration }: QuestionFieldProps<ChoiceQuestion>) {
  const { ref, ...handlers } = registration;
  return (
    // Registers the group as one control: single buttons would lose a choice made before hydration.
    <div ref={(element) => ref(radioButtons(element, handlers.name))}>
      <RadioGroup
        legend={question.label}
        layout="columns"
        required
        options={question.options}
        defaultValue={question.options[0].value}
        {...handlers}
      />
    </div>
  );
}

function Text({ question, registration, error }: QuestionFieldProps<TextQuestion>) {
  const { label, hint, required = false, line } = question;
  return (
    <Field label={label} {...(hint && { hint })} required={required} error={error}>
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

/** One question of a form, as a text field or as a group of radio buttons. */
export function QuestionField({ question, ...field }: QuestionFieldProps) {
  return 'options' in question ? (
    <Choice {...field} question={question} />
  ) : (
    <Text {...field} question={question} />
  );
}
