import { Columns, Disclosure, Heading, Stack, Text, TextLink } from '../../design-system';
import type { Business } from '../../domain/business';
import { OpeningState, type OpeningStateProps } from './OpeningState';
import * as styles from './Questions.css';

export interface QuestionsProps extends OpeningStateProps {
  /** In the order shown; the block is left out while there are none. */
  questions: readonly { question: string; answer: string }[];
  phone: Business['contact']['phone'];
}

/** What visitors ask before they buy, each with an answer that opens. */
export function Questions({ questions, phone, ...opening }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions}>
      <Columns>
        <div className={styles.title}>
          <Heading level="3">Before you buy</Heading>
          <div className={styles.phone}>
            <Stack gap="xs">
              <Heading level="4" size="h2">
                {'Ring '}
                <TextLink translate="no" href={`tel:${phone.dialled}`}>
                  {phone.shown}
                </TextLink>
              </Heading>
              <OpeningState {...opening} />
            </Stack>
          </div>
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
