import * as z from 'zod/mini';
import { atLeast, atMost, trimmed } from './textLength';

interface LineAttributes {
  type?: 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'url';
  autoCapitalize?: 'none';
  spellCheck?: false;
}

export interface TextQuestion {
  label: string;
  hint?: string;
  required?: boolean;
  /** Parses the answer and holds its error messages. Answers are trimmed. */
  schema: z.ZodMiniType<string>;
  /** Attributes of a one-line input; without them the question has several lines. */
  line?: LineAttributes;
  /** Shown instead of a blank answer in mails and tickets. Default 'Not specified'. */
  ifBlank?: string;
}

/** A question of a form that is answered by choosing an option; the first is the default. */
export interface ChoiceQuestion {
  label: string;
  options: readonly [Option, ...Option[]];
}

interface Option {
  value: string;
  label: string;
}

export type Question = TextQuestion | ChoiceQuestion;

/** A question of a form that has several parts. */
export type GroupedQuestion = Question & {
  /** The title of the part of the form that the question is in. */
  group: string;
  /** Its field is half as wide as the form, where there is room. */
  short?: boolean;
};

type Questions = Readonly<Record<string, Question>>;

/** One answer for each question: one of its options, or text. */
export type Answers<Q extends Questions> = {
  -readonly [Name in keyof Q]: Q[Name] extends { options: readonly { value: infer Value }[] }
    ? Value
    : string;
};

/** The longest answer, in characters. */
const ANSWER_LENGTH = 5000;

/** Trimmed text of at least `minimum` visible characters. */
export function requiredText(message: string, minimum = 1, maximum = ANSWER_LENGTH) {
  return z.string(message).check(trimmed, atLeast(minimum, message), atMost(maximum));
}

/** Trimmed text. It may be blank or missing, which gives ''. */
export const optionalText = z._default(z.string().check(trimmed, atMost(ANSWER_LENGTH)), '');

/** The names of the questions, in the order in which they are asked. */
export function namesOf<Q extends Questions>(questions: Q): readonly (keyof Q & string)[] {
  return Object.keys(questions);
}

/** The parts of a form: for each group of its questions the title and the names, in order. */
export function groupsOf<Q extends Readonly<Record<string, GroupedQuestion>>>(questions: Q) {
  const fields = namesOf(questions);
  const groupOf = (field: keyof Q) => (questions[field] as GroupedQuestion).group;
  return [...new Set(fields.map(groupOf))].map((title) => ({
    title,
    fields: fields.filter((field) => groupOf(field) === title),
  }));
}

function mapQuestions<Result>(questions: Questions, map: (question: Question) => Result) {
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, map(question)]),
  );
}

const optionValues = ({ options }: ChoiceQuestion) => options.map(({ value }) => value);

/** The schema of a submitted form. A missing choice gets its default. */
export function submittedSchema<Q extends Questions>(questions: Q) {
  return z.object(
    mapQuestions(questions, (question) =>
      'options' in question
        ? z._default(z.enum(optionValues(question)), question.options[0].value)
        : question.schema,
    ),
  ) as unknown as z.ZodMiniType<Answers<Q>, Partial<Answers<Q>>>;
}

/** The schema of a form that is still being filled in: any text, and any answer may be missing. */
export function draftSchema<Q extends Questions>(questions: Q) {
  return z.partial(
    z.object(
      mapQuestions(questions, (question) =>
        'options' in question ? z.enum(optionValues(question)) : z.string(),
      ),
    ),
  ) as unknown as z.ZodMiniType<Partial<Answers<Q>>>;
}

/** The form before anything is filled in: blank text, and the default of each choice. */
export function blankAnswers<Q extends Questions>(questions: Q) {
  return mapQuestions(questions, (question) =>
    'options' in question ? question.options[0].value : '',
  ) as Answers<Q>;
}

/** The answer for readers: the label of the chosen option, or the text. */
export function answerInWords(question: Question, answer: string): string {
  if (!('options' in question)) return answer;
  return question.options.find(({ value }) => value === answer)?.label ?? answer;
}

/** The text that is shown instead of a blank answer. */
export function blankInWords(question: Question): string {
  return ('ifBlank' in question && question.ifBlank) || 'Not specified';
}

/** Each answer after the label of its question, for the description of a ticket. */
export function describeAnswers(questions: Questions, answers: Readonly<Record<string, string>>) {
  return Object.entries(questions).map(([name, question]) => {
    const answer = answerInWords(question, answers[name] ?? '');
    return `${question.label}: ${answer || blankInWords(question)}`;
  });
}
