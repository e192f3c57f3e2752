import { buttonClassName } from '../actions/Button';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Pagination.css';

const numbers = new Intl.NumberFormat('en-GB');

export interface PaginationProps {
  /** What is divided into pages, such as 'Orders'; heard, not seen. */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are. */
  pageCount: number;
  onChange: (page: number) => void;
}

/**
 * Turns the pages of a long list. At either end its button keeps its place and the focus, and says
 * that it cannot be used. Renders `<nav>`; nothing where there is only one page.
 */
export function Pagination({ label, page, pageCount, onChange }: PaginationProps) {
  if (pageCount <= 1) return null;

  const button = (words: string, target: number, icon: 'arrowLeft' | 'arrowRight') => {
    const isEnd = target < 1 || target > pageCount;
    return (
      <button
        type="button"
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onChange(target)}
        className={buttonClassName({ variant: 'secondary' })}
      >
        {icon === 'arrowLeft' && <Icon name={icon} />}
        <span>
          {words}
          <VisuallyHidden> page</VisuallyHidden>
        </span>
        {icon === 'arrowRight' && <Icon name={icon} />}
      </button>
    );
  };

  return (
    <nav aria-label={label} className={styles.pages}>
      {button('Previous', page - 1, 'arrowLeft')}
      <span className={styles.place}>
        Page {numbers.format(page)} of {numbers.format(pageCount)}
      </span>
      {button('Next', page + 1, 'arrowRight')}
    </nav>
  );
}
