import { Columns, Disclosure, Heading, Text } from '../../design-system';
import * as styles from './Questions.css';

export interface QuestionsProps {
  /** In the order shown; the block is left out while there are none. */
  questions: readonly { question: string; answer: string }[];
}

/** What visitors ask before they buy, each with an answer that opens. */
export function Questions({ questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions}>
      <Columns>
        <div className={styles.title}>
          <Heading level="3">Before you buy</Heading>
        </div>
        <ul role="list" className={styles.list}>
          {questions.map(({ question, answer }) => (
            <li key={question} className={styles.item}>
              <Disclosure variant="plain" summary={question}>
                <Text>{answer}</Text>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Columns>
    </div>
  );
}
