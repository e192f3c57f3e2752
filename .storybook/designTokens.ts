import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { business } from '#src/content/business.ts';
import {
  breakpoints,
  figureSize,
  fontFamily,
  fontSize,
  fontWeight,
  inset,
  measure,
  motion,
  radius,
  shadow,
  size,
  space,
  type ThemeName,
  themes,
} from '#src/design-system/tokens/tokens.ts';
import { membersOf } from './members.ts';

/** A token of the Design Tokens Community Group's format, version 2025.10. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  /** The CSS of a length that grows with the viewport; its value is the largest. */
  $extensions?: Record<string, { css: string }>;
}

/** The key of what the format has no property for: the reversed domain of the business. */
const VENDOR = new URL(business.url).hostname
  .replace(/^www\./, '')
  .split('.')
  .reverse()
  .join('.');

/** The name of each object of tokens, and the code from there to the next one. */
const code = readFileSync('src/design-system/tokens/tokens.ts', 'utf8');
const [, ...parts] = code.split(/^(?:export )?const (\w+) = \{/m);

/** The comments beside the tokens, by the name of their object. */
const comments = Object.fromEntries(
  parts.map((name, index) => [name, membersOf(parts[index + 1] ?? '')]),
);

/** The comments above the objects. */
const groupComments = membersOf(code.replaceAll(/^(?:export )?const (\w+) = \{/gm, '$1:'));

function color(text: string): DesignToken {
  const { coords, alpha } = new Color(text);
  return { $type: 'color', $value: { colorSpace: 'oklch', components: [...coords], alpha } };
}

function dimension(text: string): DesignToken | undefined {
  const [, value = '0', unit = 'px'] = /(-?[\d.]+)(rem|px|ch)?\)?$/.exec(text) ?? [];
  // The format has no unit for characters.
  if (unit === 'ch') return undefined;
  return {
    $type: 'dimension',
    $value: { value: Number(value), unit },
    ...(text.startsWith('clamp(') && { $extensions: { [VENDOR]: { css: text } } }),
  };
}

const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);

const fontStack = (text: string): DesignToken => ({
  $type: 'fontFamily',
  $value: text.split(', ').map((name) => name.replaceAll("'", '')),
});

const describe = ($description?: string) => ($description ? { $description } : {});

/**
 * Converts each text of a group, with the comment beside it in the object `name`. What the format
 * cannot express is left out.
 */
const group = (
  name: string,
  texts: object,
  convert: (text: string) => DesignToken | undefined,
): Record<string, unknown> => ({
  ...describe(groupComments[name]),
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const token = convert(String(text));
      return token ? [[key, { ...token, ...describe(comments[name]?.[key]) }]] : [];
    }),
  ),
});

const { ease, ...durations } = motion;

const shadowLengths = Object.fromEntries(
  Object.entries(shadow).map(([side, length]) => [side, dimension(length)?.$value]),
);

/** The tokens of a theme in the format that design tools import, with the same names in each theme. */
export const designTokens = (theme: ThemeName) => ({
  // A role means the same in each theme, and its comment is in the first.
  color: group('light', themes[theme], color),
  space: group('space', space, dimension),
  size: group('size', size, dimension),
  inset: group('inset', inset, dimension),
  measure: group('measure', measure, dimension),
  radius: group('radius', radius, dimension),
  fontSize: group('fontSize', fontSize, dimension),
  figureSize: group('figureSize', figureSize, dimension),
  breakpoint: group('breakpoints', breakpoints, dimension),
  fontFamily: group('fontFamily', fontFamily, fontStack),
  fontWeight: group('fontWeight', fontWeight, (text) => ({
    $type: 'fontWeight',
    $value: Number(text),
  })),
  duration: group('motion', durations, (text) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(text), unit: 'ms' },
  })),
  easing: { ease: { $type: 'cubicBezier', $value: numbers(ease) } },
  shadow: {
    ...describe(groupComments.shadow),
    $type: 'shadow',
    $value: { ...shadowLengths, color: '{color.scrim}' },
  },
});

/** The files of the tokens: one for each theme. */
export const tokenFiles = (Object.keys(themes) as ThemeName[]).map((theme) => ({
  fileName: `${theme}.tokens.json`,
  source: JSON.stringify(designTokens(theme), null, 2),
}));
