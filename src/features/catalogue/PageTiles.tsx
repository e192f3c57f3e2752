import { useId } from 'react';
import * as styles from './PageTiles.css';

/** One page and half a gap on each side, in units of the view box. */
const TILE = { width: 60, height: 78 };
const GAP = 10;
const TILES_IN_A_ROW = 5;
const WIDTH = TILE.width * TILES_IN_A_ROW;
/** More than any card shows: the tray clips the drawing. */
const ENDLESS = 999;

const rowsOf = (pages: number) => Math.ceil(pages / TILES_IN_A_ROW);

/** The outline of so many slots, row by row. */
function outline(slots: number) {
  const full = Math.floor(slots / TILES_IN_A_ROW) * TILE.height;
  const rest = slots % TILES_IN_A_ROW;
  return `M0 0h${WIDTH}v${full}H${rest * TILE.width}v${rest && TILE.height}H0z`;
}

export interface PageTilesProps {
  /** How many pages are drawn. Null is unlimited: the drawing overflows to the right and below. */
  pageLimit: number | null;
  /** For how many pages there is space. Unused slots are dashed. Default: the full rows of its pages. */
  slots?: number;
}

/**
 * Draws the pages of a package, on the same scale for all packages. It is decoration: the number of
 * pages is in the text below. Its parent clips an unlimited drawing.
 */
export function PageTiles({ pageLimit, slots = 1 }: PageTilesProps) {
  const id = useId();
  const rows = rowsOf(Math.max(slots, pageLimit ?? 1));
  const height = TILE.height * rows;
  const unused = `${id}unused`;
  return (
    <svg
      aria-hidden="true"
      width={WIDTH - GAP}
      height={height - GAP}
      viewBox={`${GAP / 2} ${GAP / 2} ${WIDTH - GAP} ${height - GAP}`}
      strokeWidth="1.5"
      className={styles.sheet}
    >
      <pattern id={id} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
        <rect x="6" y="6" width="48" height="66" rx="4" className={styles.page} />
        <path d="M13 14h16v4H13z" className={styles.head} />
        <path d="M13 24h34v18H13z" className={styles.figure} />
        <path d="M13 48h34v3H13zm0 7h34v3H13zm0 7h20v3H13z" className={styles.body} />
      </pattern>
      <pattern id={unused} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
        <rect x="6" y="6" width="48" height="66" rx="4" className={styles.unused} />
      </pattern>
      {pageLimit === null ? (
        <rect width={ENDLESS} height={ENDLESS} fill={`url(#${id})`} />
      ) : (
        <>
          <path
            d={`${outline(rows * TILES_IN_A_ROW)}${outline(pageLimit)}`}
            fill={`url(#${unused})`}
            fillRule="evenodd"
          />
          <path d={outline(pageLimit)} fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}
