import { useId } from 'react';
import * as styles from './PageTiles.css';

/** One page and the gap after it, in the drawing's own units. */
const TILE = { width: 60, height: 78 };
const TILES_IN_A_ROW = 5;
const ROWS = 3;
/** What shows of the next tile where the sheet runs off the edge. */
const OVERHANG = 0.45;

export interface PageTilesProps {
  /** How many pages are drawn; null runs off the sheet's edge. */
  pageLimit: number | null;
}

/**
 * A package drawn by its pages: as many little sheets as it has, on one scale for all packages.
 * Decoration; the number of pages stands beside it in words.
 */
export function PageTiles({ pageLimit }: PageTilesProps) {
  const id = useId();
  const width = TILE.width * (TILES_IN_A_ROW + OVERHANG);
  const height = TILE.height * (ROWS - 1 + OVERHANG);
  const fullRows = pageLimit === null ? 0 : Math.floor(pageLimit / TILES_IN_A_ROW);
  const rest = pageLimit === null ? 0 : pageLimit % TILES_IN_A_ROW;
  const fill = `url(#${id})`;

  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.sheet}>
      <defs>
        <pattern id={id} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
          <rect
            x="0.75"
            y="0.75"
            width="48"
            height="64"
            rx="4"
            className={styles.page}
            strokeWidth="1.5"
          />
          <rect x="7" y="8" width="17" height="4" rx="2" className={styles.head} />
          <rect x="7" y="18" width="35" height="18" rx="2" className={styles.figure} />
          <path d="M7 42h35v3H7zm0 7h35v3H7zm0 7h21v3H7z" className={styles.body} />
        </pattern>
      </defs>
      {pageLimit === null ? (
        <rect width={width} height={height} fill={fill} />
      ) : (
        <>
          <rect width={TILE.width * TILES_IN_A_ROW} height={TILE.height * fullRows} fill={fill} />
          {rest > 0 && (
            <rect
              y={TILE.height * fullRows}
              width={TILE.width * rest}
              height={TILE.height}
              fill={fill}
            />
          )}
        </>
      )}
    </svg>
  );
}
