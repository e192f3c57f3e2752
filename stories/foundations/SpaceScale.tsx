import { breakpoints, inset, measure, size, space } from '#src/design-system/tokens/tokens.ts';
import * as styles from './foundations.css';
import { Sheet, Specimen } from './Sheet';
import { commentOf, pxRange } from './tokenFacts';

const steps = Object.keys(space) as (keyof typeof space)[];

/** Every step of the space scale at its length. */
export function SpaceScale() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {steps.map((step) => (
          <Specimen
            key={step}
            name={step}
            group="vars.space"
            notes={[pxRange(space[step]), commentOf(step)].filter((note) => note !== undefined)}
          >
            <div className={`${styles.bar} ${styles.bars[step]}`} />
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** A table of names and lengths. */
function Lengths({ group, lengths }: { group: string; lengths: Readonly<Record<string, string>> }) {
  return (
    <Sheet>
      <div className={styles.rows}>
        {Object.entries(lengths).map(([name, length]) => (
          <Specimen key={name} name={name} group={group} notes={[]}>
            <div className={styles.code}>{length}</div>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** The widths at which the layout may change. */
export function Breakpoints() {
  return (
    <Lengths
      group="breakpoints"
      lengths={Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [name, `${width} px`]),
      )}
    />
  );
}

/** The heights and widths of controls and of their parts. */
export function ControlSizes() {
  return <Lengths group="vars.size" lengths={size} />;
}

/** The space between the edge of a control and its text. */
export function Insets() {
  return <Lengths group="vars.inset" lengths={inset} />;
}

/** The widths of content, overlays and columns. */
export function Measures() {
  return <Lengths group="vars.measure" lengths={measure} />;
}
