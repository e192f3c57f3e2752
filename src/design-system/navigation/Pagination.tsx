import type { ComponentProps } from 'react';
import { Button } from '../actions/Button';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import { PhraseText } from '../words/phrases';
import { useWords } from '../words/WordsProvider';
import * as styles from './Pagination.css';

export interface PaginationProps extends Pick<ComponentProps<'nav'>, 'ref'> {
  /** The accessible name: what is divided into pages, such as 'Orders'. */
  label: string;
  /** The shown page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Whether more pages may follow than were counted: the last one cannot be chosen. Default false. */
  hasMore?: boolean;
  /** Called with the chosen page. */
  onChange: (page: number) => void;
}

/**
 * Turns the pages of a long list, and goes to the first and the last one. Buttons without a target
 * keep their place and the focus. Renders `<nav>`, or nothing if there is only one page.
 */
export function Pagination({
  label,
  page,
  pageCount,
  hasMore = false,
  onChange,
  ref,
}: PaginationProps) {
  const words = useWords();
  if (pageCount <= 1) return null;

  const format = (number: number) =>
    number.toLocaleString(globalThis.document?.documentElement.lang || undefined);
  const count = `${format(pageCount)}${hasMore ? '+' : ''}`;
  const turnTo = (target: number) => {
    const isEnd = target === page || target < 1 || target > pageCount;
    return {
      variant: 'secondary' as const,
      'aria-disabled': isEnd || undefined,
      onClick: isEnd ? undefined : () => onChange(target),
    };
  };

  return (
    <nav ref={ref} aria-label={label} className={styles.pages}>
      <div className={styles.direction}>
        <Button {...turnTo(1)}>
          <Icon name="arrowToStart" />
          <VisuallyHidden>{words.firstPage}</VisuallyHidden>
        </Button>
        <Button {...turnTo(page - 1)}>
          <Icon name="arrowLeft" />
          <span className={styles.word}>
            <PhraseText>{words.previousPage}</PhraseText>
          </span>
        </Button>
      </div>
      <span className={styles.current}>{words.pageOf(format(page), count)}</span>
      <div className={styles.direction}>
        <Button {...turnTo(page + 1)}>
          <span className={styles.word}>
            <PhraseText>{words.nextPage}</PhraseText>
          </span>
          <Icon name="arrowRight" />
        </Button>
        <Button {...turnTo(hasMore ? page : pageCount)}>
          <VisuallyHidden>{words.lastPage}</VisuallyHidden>
          <Icon name="arrowToEnd" />
        </Button>
      </div>
    </nav>
  );
}
