import { useId } from 'react';
import { CopyButton, Grid, Heading, Icon, Inline, Stack, Text } from '../../../design-system';
import { type TestCard, testCardDetails, testCards } from '../../../domain/testCards';
import * as styles from './TestCards.css';

function Chip() {
  return (
    <svg
      aria-hidden="true"
      width="2.25em"
      height="1.625em"
      viewBox="0 0 36 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={styles.chip}
    >
      <rect x="1" y="1" width="34" height="24" rx="5" />
      <path d="M1 9h11v8H1M35 9H24v8h11M12 1v24M24 1v24" />
    </svg>
  );
}

function DrawnCard({ number, outcome, isAccepted }: TestCard) {
  const id = useId();
  return (
    <li className={`${styles.card} ${styles.outcomes[isAccepted ? 'accepted' : 'declined']}`}>
      <Chip />
      <span id={id} translate="no" className={styles.number}>
        {number}
      </span>
      <div className={styles.foot}>
        <div className={styles.outcome}>
          <Text as="span" size="small" weight="medium">
            <Inline as="span" gap="xxs">
              <Icon name={isAccepted ? 'check' : 'cross'} />
              <span>{outcome}</span>
            </Inline>
          </Text>
        </div>
        <CopyButton text={number} subject={`card number ${number}`} sourceId={id} />
      </div>
    </li>
  );
}

/** Cards for test payments in test mode. */
export function TestCards() {
  const details = new Intl.ListFormat('en-GB').format(
    testCardDetails.map((detail) => detail.replace(/^Any/, 'any')),
  );
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level="2" size="h4">
          Test cards
        </Heading>
        <Text size="small" variant="quiet">
          {`They work in test mode alone, with ${details}.`}
        </Text>
      </Stack>
      <Grid as="ul" columns="compact" gap="md">
        {testCards.map((card) => (
          <DrawnCard key={card.number} {...card} />
        ))}
      </Grid>
    </Stack>
  );
}
