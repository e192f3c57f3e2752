import { useId } from 'react';
import * as styles from './PageTiles.css';

/** One page and the gap after it, in units of the view box. */
const TILE = { width: 60, height: 78 };
const GAP = 10;
const TILES_IN_A_ROW = 5;
/** How much of the next tile is visible at the edges of an unlimited drawing, as a fraction. */
const OVERHANG = 0.45;
const ROWS_SHOWN = 2 + OVERHANG;

export interface PageTilesProps {
  /** How many pages are drawn. Null is unlimited: the drawing runs off its edges. */
  pageLimit: number | null;
}

/**
 * Draws the pages of a package, on the same scale for all packages. It is decoration: the number of
 * pages is in the text below.
 */
export function PageTiles({ pageLimit }: PageTilesProps) {
  const id = useId();
  const fill = `url(#${id})`;
  const isEndless = pageLimit === null;
  const rows = isEndless ? ROWS_SHOWN : Math.ceil(pageLimit / TILES_IN_A_ROW);
  const lastRow = isEndless ? 0 : pageLimit % TILES_IN_A_ROW;
  const fullRows = lastRow === 0 ? rows : rows - 1;

  const width = TILE.width * (TILES_IN_A_ROW + OVERHANG);
  const height = TILE.height * rows - (isEndless ? 0 : GAP);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.sheet}>
      <pattern id={id} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="48" height="64" rx="4" strokeWidth="1.5" className={styles.page} />
        <path d="M8 9h16v4H8z" className={styles.head} />
        <path d="M8 19h34v18H8z" className={styles.figure} />
        <path d="M8 43h34v3H8zm0 7h34v3H8zm0 7h20v3H8z" className={styles.body} />
      </pattern>
      <rect
        width={isEndless ? width : TILE.width * TILES_IN_A_ROW - GAP}
        height={TILE.height * fullRows}
        fill={fill}
      />
      {lastRow > 0 && (
        <rect
          y={TILE.height * fullRows}
          width={TILE.width * lastRow - GAP}
          height={TILE.height}
          fill={fill}
        />
      )}
    </svg>
  );
}
