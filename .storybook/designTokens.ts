import Color from 'colorjs.io';
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
  themes,
} from '#src/design-system/tokens/tokens.ts';

/** A token of the Design Tokens Community Group's format. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  /** The CSS of a length that grows with the viewport; its value is the largest. */
  $extensions?: { css: string };
}

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
    ...(text.startsWith('clamp(') && { $extensions: { css: text } }),
  };
}

const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);

const fontStack = (text: string): DesignToken => ({
  $type: 'fontFamily',
  $value: text.split(', ').map((name) => name.replaceAll("'", '')),
});

/** Converts each text of a group; what the format cannot express is left out. */
const group = (texts: object, convert: (text: string) => DesignToken | undefined) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const token = convert(String(text));
      return token ? [[name, token]] : [];
    }),
  );

const { ease, ...durations } = motion;

const shadowLengths = Object.fromEntries(
  Object.entries(shadow).map(([side, length]) => [side, dimension(length)?.$value]),
);

/** The tokens in the format that design tools import. */
export const designTokens = {
  color: { light: group(themes.light, color), dark: group(themes.dark, color) },
  space: group(space, dimension),
  size: group(size, dimension),
  inset: group(inset, dimension),
  measure: group(measure, dimension),
  radius: group(radius, dimension),
  fontSize: group(fontSize, dimension),
  figureSize: group(figureSize, dimension),
  breakpoint: group(breakpoints, dimension),
  fontFamily: group(fontFamily, fontStack),
  fontWeight: group(fontWeight, (text) => ({ $type: 'fontWeight', $value: Number(text) })),
  duration: group(durations, (text) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(text), unit: 'ms' },
  })),
  shadow: {
    light: { $type: 'shadow', $value: { ...shadowLengths, color: '{color.light.scrim}' } },
    dark: { $type: 'shadow', $value: { ...shadowLengths, color: '{color.dark.scrim}' } },
  },
  easing: { ease: { $type: 'cubicBezier', $value: numbers(ease) } },
};
