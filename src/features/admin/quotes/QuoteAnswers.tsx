import { answerInWords, blankInWords } from '../../../domain/questions';
import { quoteFields, quoteQuestion } from '../../../domain/quote';
import { Answers } from '../../tickets/Answers';

const contactGroup = quoteQuestion('email').group;
const fields = quoteFields.filter((field) => quoteQuestion(field).group !== contactGroup);

export interface QuoteAnswersProps {
  /** By the name of the question. A missing one counts as blank. */
  answers: Readonly<Record<string, string>>;
}

/** What the visitor has answered in the quote form, except who it is. Renders `<dl>`. */
export function QuoteAnswers({ answers }: QuoteAnswersProps) {
  return (
    <Answers
      answers={fields.map((field) => {
        const question = quoteQuestion(field);
        const answer = answerInWords(question, answers[field] ?? '') || blankInWords(question);
        return { label: question.label, answer };
      })}
    />
  );
}
