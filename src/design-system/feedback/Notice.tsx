import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../actions/Icon';
import { tones } from '../css/tone.css';
import type { Tone } from '../tokens/tokens';
import * as styles from './Notice.css';
import { toneIcons } from './toneIcons';

export interface NoticeProps extends Pick<ComponentProps<'div'>, 'ref'> {
  children: ReactNode;
  /** What kind of message it is, shown by colour and icon. Default `info`. */
  tone?: Tone;
  /** A few words in bold above the text. */
  title?: ReactNode;
  /**
   * Set when the notice appears in answer to an action: screen readers announce it, `danger` as an
   * alert and the rest as a status. Default `false`.
   */
  live?: boolean;
}

/** A message beside what it is about, shown for as long as it is true. Renders `<div>`. */
export function Notice({ children, tone = 'info', title, live = false, ref }: NoticeProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div ref={ref} role={live ? liveRole : undefined} className={`${styles.notice} ${tones[tone]}`}>
      <span className={styles.mark}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
