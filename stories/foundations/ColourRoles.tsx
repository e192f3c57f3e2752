import Color from 'colorjs.io';
import { type ColorTokens, type ThemeName, themes } from '#src/design-system/tokens/tokens.ts';
import * as styles from './foundations.css';
import { Sheet, Specimen } from './Sheet';
import { commentOf } from './tokenFacts';

type Role = keyof ColorTokens;

const roles = Object.keys(themes.light) as Role[];
const grounds: readonly Role[] = ['paper', 'surface', 'sunken'];
const statuses: readonly Role[] = ['success', 'info', 'warning', 'danger'];

const isRole = (name: string): name is Role => name in themes.light;

/** The colours next to a role: the text on a background, or the backgrounds of a text colour. */
function neighbours(role: Role): readonly Role[] {
  if (role === 'scrim') return [];
  if (grounds.includes(role)) return ['ink', 'inkQuiet', 'brand'];
  if (role === 'onBrand') return ['brand', 'brandStrong'];
  if (role === 'onSolid') return statuses;
  const solid = role.replace(/Soft$/, '');
  if (solid === role) return grounds;
  return solid !== 'accent' && isRole(solid) ? ['ink', solid] : ['ink'];
}

function contrast(theme: ThemeName, one: Role, other: Role) {
  return new Color(themes[theme][one]).contrast(new Color(themes[theme][other]), 'WCAG21');
}

/** The use that a contrast allows (WCAG 2.2, AA: 1.4.3 and 1.4.11). */
function verdict(ratio: number) {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large text, edges' : 'decoration only';
}

function Plate({ theme, role }: { theme: ThemeName; role: Role }) {
  return (
    <div data-theme={theme} className={styles.plate}>
      <div className={`${styles.swatch} ${styles.swatchColors[role]}`} />
      <div>
        <div className={styles.code}>{themes[theme][role]}</div>
        {neighbours(role).map((other) => {
          const ratio = contrast(theme, role, other);
          return (
            <div key={other} className={styles.note}>
              {ratio.toFixed(1)}:1 with {other}, {verdict(ratio)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Every role in both themes, with its contrast to the colours next to it. */
export function ColourRoles() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {roles.map((role) => (
          <Specimen
            key={role}
            name={role}
            group="vars.color"
            notes={[commentOf(role)].filter((note) => note !== undefined)}
          >
            <div className={styles.plates}>
              <Plate theme="light" role={role} />
              <Plate theme="dark" role={role} />
            </div>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}
