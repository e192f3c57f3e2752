import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { mailBusiness } from '#src/content/mailBusiness.ts';
import { type ColorTokens, themes } from '#src/design-system/tokens/tokens.ts';
import { orchard } from '../../stories/foundations/orchard.ts';
import { filesBelow, readSource } from '../support/sourceFiles';

type Role = keyof ColorTokens;

const grounds = ['paper', 'surface', 'sunken'] as const satisfies readonly Role[];
const statuses = ['success', 'info', 'warning', 'danger'] as const satisfies readonly Role[];

const isGround = (role: Role): role is (typeof grounds)[number] =>
  grounds.some((each) => each === role);

/** Text colours on their backgrounds: 7:1 (WCAG 1.4.6). */
const textPairs: readonly (readonly [Role, Role])[] = [
  ...grounds.flatMap((ground) =>
    (['ink', 'inkQuiet', 'brand', 'brandStrong', ...statuses] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ...(['brandSoft', 'accentSoft'] as const).flatMap((ground) =>
    (['ink', 'brandStrong'] as const).map((text) => [text, ground] as const),
  ),
  ...statuses.flatMap((status) => [
    [status, `${status}Soft`] as const,
    ['ink', `${status}Soft`] as const,
    ['onSolid', status] as const,
  ]),
  ['brand', 'brandSoft'],
  ['inkQuiet', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
];

/** Less important text on a tint: 4.5:1 (WCAG 1.4.3). */
const quietPairs: readonly (readonly [Role, Role])[] = [['inkQuiet', 'accentSoft']];

/** Borders of controls, focus rings and marks: 3:1 (WCAG 1.4.11). */
const graphicPairs: readonly (readonly [Role, Role])[] = [
  ...grounds.flatMap((ground) =>
    (['lineStrong', 'focus', 'accent'] as const).map((mark) => [mark, ground] as const),
  ),
  ['lineStrong', 'brandSoft'],
  ['focus', 'brandSoft'],
];

/**
 * What is disabled, in each style file that has such a state: 3:1, although WCAG exempts it. A number is
 * the opacity of both colours over the ground. `checkDisabled` measures the same in every story.
 */
const disabledStates: Readonly<Record<string, readonly (readonly [Role, Role, number?])[]>> = {
  'actions/Button': [
    ['onBrand', 'brand', 0.65],
    ['onSolid', 'danger', 0.65],
    ...(['ink', 'danger'] as const).map((text) => [text, 'surface', 0.65] as const),
    ...grounds.flatMap((ground) =>
      (['brand', 'danger'] as const).map((text) => [text, ground, 0.65] as const),
    ),
  ],
  'forms/Checkbox': [
    ['lineStrong', 'surface'],
    ['onBrand', 'inkQuiet'],
  ],
  'forms/PasswordInput': [['inkQuiet', 'sunken']],
  'forms/RadioGroup': [['inkQuiet', 'sunken']],
  'forms/SegmentedControl': [
    ['inkQuiet', 'surface'],
    ['inkQuiet', 'brandSoft'],
  ],
  'forms/Switch': [
    ['lineStrong', 'sunken'],
    ['inkQuiet', 'sunken'],
    ['onBrand', 'inkQuiet'],
  ],
  'forms/control': [['inkQuiet', 'sunken']],
  'navigation/tabs': grounds.map((ground) => ['inkQuiet', ground, 0.7] as const),
  'overlays/DialogClose': [['inkQuiet', 'surface', 0.7]],
};

/** Colours with different meanings: a difference of 20 in CIEDE2000, about that of two named colours. */
const differentPairs: readonly (readonly [Role, Role])[] = [
  ['brand', 'info'],
  ['brand', 'focus'],
  ['brand', 'warning'],
  ['brand', 'danger'],
  ['success', 'info'],
  ['success', 'warning'],
  ['success', 'danger'],
  ['info', 'warning'],
  ['info', 'danger'],
  ['warning', 'danger'],
];

function contrast(theme: ColorTokens, [front, back]: readonly [Role, Role]) {
  return new Color(theme[front]).contrast(new Color(theme[back]), 'WCAG21');
}

describe.each<[string, ColorTokens]>([
  ['light theme', themes.light],
  ['dark theme', themes.dark],
  ['light theme of the second brand', { ...themes.light, ...orchard.light }],
  ['dark theme of the second brand', { ...themes.dark, ...orchard.dark }],
])('In the %s', (_, theme) => {
  test.each(textPairs)('%s can be read on %s', (...pair) => {
    expect(contrast(theme, pair)).toBeGreaterThanOrEqual(7);
  });

  test.each(quietPairs)('%s can be read in passing on %s', (...pair) => {
    expect(contrast(theme, pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicPairs)('%s can be made out on %s', (...pair) => {
    expect(contrast(theme, pair)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(disabledStates))(
    'what is disabled in %s can be made out',
    (_, pairs) => {
      for (const [front, back, opacity = 1] of pairs) {
        for (const ground of grounds.filter((each) => each === back || !isGround(back))) {
          const [text, behind] = [front, back].map((role) =>
            new Color(theme[ground]).mix(theme[role], opacity, { space: 'srgb' }),
          ) as [Color, Color];
          const ratio = text.contrast(behind, 'WCAG21');
          expect(ratio, `${front} on ${back}, on ${ground}`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );

  test.each(differentPairs)('%s is not taken for %s', (first, second) => {
    const { [first]: color, [second]: other } = theme;
    expect(new Color(color).deltaE(other, '2000')).toBeGreaterThanOrEqual(20);
  });
});

test('each style with a disabled state is in the table above', () => {
  const styles = filesBelow('src/design-system')
    .filter((path) => path.endsWith('.css.ts') && readSource(path).includes('disabled'))
    .map((path) => path.replace(/^src\/design-system\/|\.css\.ts$/g, ''));
  expect(Object.keys(disabledStates).sort()).toEqual(styles.sort());
});

test('the grounds of the dark theme are 14, 20 and 25 % light', () => {
  const lightness = (['sunken', 'paper', 'surface'] as const).map(
    (ground) => new Color(themes.dark[ground]).oklch.l,
  );
  console.info(`Lightness of the dark grounds: ${lightness.join(', ')}`);
  expect(lightness).toEqual([0.14, 0.2, 0.25]);
});

test.each(['light', 'dark'] as const)('mails have the colours of the %s theme', (theme) => {
  const inSrgb = (role: Role) =>
    new Color(themes[theme][role])
      .to('srgb')
      .toGamut()
      .toString({ format: 'hex', collapse: false });
  const roles = Object.keys(
    mailBusiness.colours[theme],
  ) as (keyof typeof mailBusiness.colours.light)[];
  expect(mailBusiness.colours[theme]).toEqual(
    Object.fromEntries(roles.map((role) => [role, inSrgb(role)])),
  );
});
