import { useId, useState } from 'react';
import { business } from '../../../content/business';
import { logo } from '../../../content/logo';
import { Button, Heading, Text, TextLink, useAnnouncedChange } from '../../../design-system';
import { dayIn } from '../../../domain/day';
import { formatNumber } from '../../../domain/numbers';
import { type TodayItem, type Today as WhatWaits, waitingText } from '../../../domain/today';
import { LoadableView } from '../../loading/LoadableView';
import { useIsConnected } from '../connected/useIsConnected';
import { todayHref } from '../kinds/hrefs';
import { ShortDay } from '../rows/ShortDay';
import { useFollowedOverview } from '../status/OwnerStatusProvider';
import { MailSwitch } from './MailSwitch';
import * as styles from './Today.css';

/** How many lines it has at first, the one with the number of the others among them. */
const LINES = 6;

function Row({ item, today }: { item: TodayItem; today: string }) {
  const { what, who, until, action } = item;
  const isConnected = useIsConnected();
  const id = useId();
  const isLate = until !== null && until < today;
  return (
    <li className={styles.row}>
      <span id={id} className={styles.about}>
        <span className={`${styles.what} ${isLate ? styles.late : ''}`}>
          {what} {until && <ShortDay date={until} />}
        </span>{' '}
        <span translate="no" className={styles.who}>
          {who}
        </span>
      </span>
      <span className={styles.action}>
        <TextLink coversRow href={todayHref(item, isConnected)} aria-describedby={id}>
          {action}
        </TextLink>
      </span>
    </li>
  );
}

interface WaitingProps extends Required<TodayProps> {
  today: WhatWaits;
}

function Waiting({ today: { items, total, isMailed }, now }: WaitingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const unnamed = total - items.length;
  const shown = isOpen ? items.length : total > LINES ? LINES - 1 : LINES;
  useAnnouncedChange(waitingText(total));
  return (
    <section
      aria-labelledby={titleId}
      className={`${styles.sheet} ${total > 0 ? styles.turn : ''}`}
    >
      <div className={styles.head}>
        <Heading level="2" size="h4" id={titleId}>
          Today
        </Heading>
        {isMailed !== undefined && (
          <div className={styles.mail}>
            <MailSwitch isMailed={isMailed} />
          </div>
        )}
      </div>
      {total === 0 ? (
        <div className={styles.empty}>
          <svg
            aria-hidden="true"
            width="44"
            height="44"
            viewBox="0 0 28 28"
            fill="none"
            strokeWidth="2.2"
            strokeLinecap="round"
            className={styles.drawing}
          >
            <path d={logo.mark} className={styles.wheel} />
            <path d={logo.accent} className={styles.water} />
          </svg>
          <Text variant="quiet">{waitingText(0)}</Text>
        </div>
      ) : (
        <ul role="list">
          {items.slice(0, shown).map((item) => (
            <Row
              key={`${item.kind} ${item.id}`}
              item={item}
              today={dayIn(business.timeZone, now())}
            />
          ))}
          {total > LINES && (
            <li className={styles.more}>
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Show fewer' : `${formatNumber(total - shown)} more`}
              </Button>
              {isOpen && unnamed > 0 && (
                <Text variant="quiet" size="small">
                  {`${formatNumber(unnamed)} more are in the lists.`}
                </Text>
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

export interface TodayProps {
  /** Default: the clock of the browser. */
  now?: () => Date;
}

/** The morning sheet: what waits for the owner, the nearest deadline first. Renders `<section>`. */
export function Today({ now = () => new Date() }: TodayProps) {
  const { loadable, reload } = useFollowedOverview();
  return (
    <LoadableView loadable={loadable} subject="what waits for you" onRetry={() => void reload()}>
      {({ today }) => <Waiting today={today} now={now} />}
    </LoadableView>
  );
}
