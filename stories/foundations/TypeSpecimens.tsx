import { Text, textWeights } from '#src/design-system/index.ts';
import { figureSize, fontFamily, fontSize, fontWeight } from '#src/design-system/tokens/tokens.ts';
import * as styles from './foundations.css';
import { Sheet, Specimen } from './Sheet';
import { pxRange } from './tokenFacts';

const sizes = Object.keys(fontSize) as (keyof typeof fontSize)[];
const figures = Object.keys(figureSize) as (keyof typeof figureSize)[];
const families = Object.keys(fontFamily) as (keyof typeof fontFamily)[];

/** Every font size at the width of this screen. */
export function FontSizes() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {sizes.toReversed().map((size) => (
          <Specimen key={size} name={size} group="vars.fontSize" notes={[pxRange(fontSize[size])]}>
            <div
              className={`${styles.specimens[size]}${/^h\d$/.test(size) ? ` ${styles.display}` : ''}`}
            >
              Built for a fixed price, then looked after
            </div>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** The sizes of large numbers at the width of this screen. */
export function FigureSizes() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {figures.map((size) => (
          <Specimen key={size} name={size} group="figureSize" notes={[pxRange(figureSize[size])]}>
            <div className={`${styles.figures[size]} ${styles.display}`}>£2.49</div>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** The fonts, with their fallbacks. */
export function FontFamilies() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {families.map((family) => (
          <Specimen key={family} name={family} group="vars.fontFamily" notes={[fontFamily[family]]}>
            <div className={styles.families[family]}>
              ABCDEFGHIJKLMNOPQRSTUVWXYZ
              <br />
              abcdefghijklmnopqrstuvwxyz
              <br />
              0123456789 £%.,:;!? ‘single’ “double” 1–2 days
            </div>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** The weights of the text font. */
export function FontWeights() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {textWeights.map((weight) => (
          <Specimen key={weight} name={weight} group="fontWeight" notes={[fontWeight[weight]]}>
            <Text weight={weight}>We answer within 1-2 business days.</Text>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}
