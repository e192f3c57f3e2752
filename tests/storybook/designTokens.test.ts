import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { designTokens } from '#.storybook/designTokens.ts';
import * as tokens from '#src/design-system/tokens/tokens.ts';

const { measure, space, themes } = tokens;

describe('The file of design tokens', () => {
  test('has each colour of each theme', () => {
    for (const [theme, colors] of Object.entries(themes)) {
      const tokens = designTokens.color[theme as keyof typeof themes];
      for (const [role, text] of Object.entries(colors)) {
        const { coords, alpha } = new Color(text);
        expect(tokens[role]).toEqual({
          $type: 'color',
          $value: { colorSpace: 'oklch', components: [...coords], alpha },
        });
      }
    }
  });

  test('has lengths in the units of the format', () => {
    const { none, xs, section } = designTokens.space;
    expect(none?.$value).toEqual({ value: 0, unit: 'px' });
    expect(xs).toEqual({ $type: 'dimension', $value: { value: 0.5, unit: 'rem' } });
    expect(section).toEqual({
      $type: 'dimension',
      $value: { value: 4, unit: 'rem' },
      $extensions: { css: space.section },
    });
    expect(Object.keys(designTokens.measure)).toHaveLength(Object.keys(measure).length - 1);
  });

  test('has each token but a width in characters, and the shadow in both themes', () => {
    const count = (value: unknown): number => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
      if ('$value' in value) return 1;
      const own = Object.values(value).filter((each) => /^(string|number)$/.test(typeof each));
      return own.length + Object.values(value).reduce((sum, each) => sum + count(each), 0);
    };
    const { shadow, ...rest } = tokens;
    const { shadow: shadows, ...inFile } = designTokens;
    expect(count(inFile)).toBe(count({ ...rest }) - 1);
    expect(shadows.dark.$value).toEqual({
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1, unit: 'rem' },
      blur: { value: 2, unit: 'rem' },
      spread: { value: -1, unit: 'rem' },
      color: '{color.dark.scrim}',
    });
  });

  test('has fonts and motion as data', () => {
    expect(designTokens.fontFamily.text?.$value).toContain('Figtree');
    expect(designTokens.duration.quick?.$value).toEqual({ value: 120, unit: 'ms' });
    expect(designTokens.easing.ease.$value).toEqual([0.2, 0, 0, 1]);
  });
});
