import { answerInWords, blankInWords } from '../../../domain/questions';
import { quoteFields, quoteQuestion } from '../../../domain/quote';
import { typedText } from '../../tickets/typedText.css';
import * as styles from './QuoteAnswers.css';

const contactGroup = quoteQuestion('email').group;
const fields = quoteFields.filter((field) => quoteQuestion(field).group !== contactGroup);

export interface QuoteAnswersProps {
  /** By the name of the question. A missing one counts as blank. */
  answers: Readonly<Record<string, string>>;
}

/** What the visitor has answered in the quote form, except who it is. Renders `<dl>`. */
export function QuoteAnswers({ answers }: QuoteAnswersProps) {
  return (
    <dl className={styles.answers}>
      {fields.map((field) => {
        const question = quoteQuestion(field);
        return (
          <div key={field}>
            <dt className={styles.question}>{question.label}</dt>
            <dd className={typedText}>
              {answerInWords(question, answers[field] ?? '') || blankInWords(question)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
