import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../actions/Icon';
import { tones } from '../css/tone.css';
import type { Tone } from '../tokens/tokens';
import { useWords } from '../words/WordsProvider';
import { announce } from './announcer';
import * as styles from './Notice.css';
import { toneIcons } from './toneIcons';

export interface NoticeProps extends Pick<ComponentProps<'div'>, 'ref'> {
  children: ReactNode;
  /** What kind of message it is, shown by colour and icon; `info` is paper. Default `info`. */
  tone?: Tone;
  /** A few words in bold above the text. */
  title?: ReactNode;
  /** As high as a control beside it, with one line. Default `false`. */
  compact?: boolean;
  /**
   * Set when the notice appears in response to an action: screen readers announce its title and its first
   * paragraph, and `danger` interrupts them. It is then a group with the name of its tone. Default `false`.
   */
  live?: boolean;
}

/** A message beside what it is about, shown for as long as it is true. Renders `<div>`. */
export function Notice({
  children,
  tone = 'info',
  title,
  compact,
  live = false,
  ref,
}: NoticeProps) {
  const words = useWords();
  const content = useRef<HTMLDivElement>(null);
  const announced = useRef('');

  // Not a live region: one that appears together with its text is not announced everywhere. In the
  // commit itself, so that the toast of the same failure has not been announced yet.
  useLayoutEffect(() => {
    if (!live || !content.current) return;
    const sentences = content.current.innerText.split(/\n+/).slice(0, title === undefined ? 1 : 2);
    const text = sentences.join();
    if (text === announced.current) return;
    announced.current = text;
    announce(sentences, { urgent: tone === 'danger' });
  });

  return (
    <div
      ref={ref}
      {...(live && { role: 'group', 'aria-label': words[tone] })}
      className={`${styles.notice} ${tone === 'info' ? styles.paper : tones[tone]} ${compact ? styles.compact : ''}`}
    >
      <span className={styles.mark}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div ref={content} className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
