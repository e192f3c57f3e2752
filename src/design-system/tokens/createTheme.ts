import { type ColorTokens, propertyName, scales, themes } from './tokens';

type Scales = {
  readonly [scale in keyof typeof scales]: Record<keyof (typeof scales)[scale], string>;
};

/** A brand: what it has other than the default one. */
export interface BrandTokens extends Partial<{ [scale in keyof Scales]: Partial<Scales[scale]> }> {
  /** The end of the class: small letters, digits and hyphens. */
  name: string;
  light?: Partial<ColorTokens>;
  dark?: Partial<ColorTokens>;
}

export interface Theme {
  /** For the root of the theme, an element around everything that it is for. */
  className: string;
  /** The style sheet, for a `<style>` or a file. */
  css: string;
}

/** The class of every root. The rules of the components match only inside of one. */
export const themeRoot = 'mill-theme';

/** Where toasts and announcements belong: in the page's root, or without one in its body. */
export const rootOf = (page: Document): Element => page.querySelector(`.${themeRoot}`) ?? page.body;

/** Each custom property of the tokens with its value. */
export const declarations = (tokens: object, path: readonly string[] = []): [string, string][] =>
  Object.entries(tokens).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value
      ? declarations(value, [...path, key])
      : [[`--${propertyName([...path, key])}`, value]],
  );

const functions =
  /\b(?:calc|clamp|color|color-mix|hsla?|hwb|lab|lch|light-dark|max|min|oklab|oklch|rgba?|var)\([\w\s.,%#+*/-]*\)/gi;

/** Whether a value stays inside of its declaration and loads nothing. A long one takes seconds to check. */
function isSafe(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 500 || value.includes('/*')) return false;
  let rest = value.replaceAll(/(['"])[\p{L}\p{M}\w .-]*\1/gu, 'name');
  // The innermost functions first.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(functions, '0');
  }
  return /^[\w\s.,%#+*/-]+$/.test(rest);
}

function check(own: object, known: object, name: string) {
  for (const [key, value] of Object.entries(own)) {
    const place = `${name}.${key}`;
    if (!Object.hasOwn(known, key)) throw new TypeError(`There is no token ${place}.`);
    const next: unknown = known[key as keyof typeof known];
    if (typeof next === 'object' && next) check(Object(value), next, place);
    else if (!isSafe(value))
      throw new TypeError(`The value of ${place} is not one of CSS: ${value}`);
  }
}

const block = (selector: string, scheme: string, tokens: object) =>
  `${selector}{color-scheme:${scheme};${declarations(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The rules of a theme for a root that chooses by `data-theme`, or else as the device does. */
export function themeRules(root: string, { light, dark, ...own }: Omit<BrandTokens, 'name'>) {
  const darkTokens = { ...themes.dark, ...dark };
  return `@layer mill{${block(root, 'light', { ...themes.light, ...light, ...own })}
@media screen{${block(`${root}[data-theme=dark]`, 'dark', darkTokens)}}
@media screen and (prefers-color-scheme:dark){${block(`${root}:not([data-theme])`, 'dark', darkTokens)}}}
`;
}

/**
 * Makes a theme of a brand's tokens. Throws a `TypeError` for a token that does not exist, and for a
 * value that would end its declaration.
 */
export function createTheme({ name, ...tokens }: BrandTokens): Theme {
  if (!name || !/^[a-z][a-z\d-]*$/.test(name))
    throw new TypeError(`A class cannot end with ${name}.`);
  check(tokens, { ...themes, ...scales }, name);
  const own = `${themeRoot}-${name}`;
  return { className: `${themeRoot} ${own}`, css: themeRules(`.${themeRoot}.${own}`, tokens) };
}
