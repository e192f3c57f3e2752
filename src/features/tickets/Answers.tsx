import type { LabelledAnswer } from '../../domain/labelledAnswers';
import { typedText } from '../text/text.css';
import * as styles from './Answers.css';

export interface AnswersProps {
  answers: readonly LabelledAnswer[];
}

/** What a customer has answered in a form, each below the label of its question. Renders `<dl>`. */
export function Answers({ answers }: AnswersProps) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, answer }) => (
        <div key={label}>
          <dt className={styles.question}>{label}</dt>
          <dd className={typedText}>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
