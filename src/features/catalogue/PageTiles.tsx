import { useId } from 'react';
import * as styles from './PageTiles.css';

/** One page and the gap after it, in the drawing's own units. */
const TILE = { width: 60, height: 78 };
const GAP = 10;
const TILES_IN_A_ROW = 5;
/** What shows of the next tile where the sheet runs off its edges. */
const OVERHANG = 0.45;
const ROWS_SHOWN = 2 + OVERHANG;

export interface PageTilesProps {
  /** How many pages are drawn; null runs off the sheet's edge. */
  pageLimit: number | null;
}

/**
 * A package drawn by its pages: as many little sheets as it has, on one scale for all packages.
 * Decoration; the number of pages is beside it in words.
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
