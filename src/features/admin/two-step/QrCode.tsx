import { encode } from 'uqr';
import * as styles from './twoStep.css';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** The quiet zone that the standard asks for around the code, in modules. */
const BORDER = 4;

/** A QR code. Renders `<svg role="img">`. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      // Dark on light in both themes, because many scanners read no inverted codes.
      data-theme="light"
      aria-label={label}
      width="192"
      height="192"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <path d={modules.join('')} />
    </svg>
  );
}
