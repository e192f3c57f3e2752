import type { ReactNode } from 'react';
import { Icon, type IconName } from '../actions/Icon';
import * as styles from './Notice.css';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;

export interface NoticeProps {
  children: ReactNode;
  /** What kind of news it is; colour and icon say the same. Default `info`. */
  tone?: (typeof noticeTones)[number];
  /** A few words in bold above the text. */
  title?: ReactNode;
  /**
   * It appears in answer to something: read out at once, `danger` as an alert and the rest as a
   * status. Leave it off for what is there from the start. Default `false`.
   */
  isLive?: boolean;
}

const icons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<(typeof noticeTones)[number], IconName>;

/** Something to know, in the place that it is about, for as long as it is true. Renders `<div>`. */
export function Notice({ children, tone = 'info', title, isLive = false }: NoticeProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div role={isLive ? liveRole : undefined} className={`${styles.notice} ${styles.tones[tone]}`}>
      <span className={styles.mark}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
