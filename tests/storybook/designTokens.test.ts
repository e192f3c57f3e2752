import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { designTokens } from '#.storybook/designTokens.ts';
import { measure, space, themes } from '#src/design-system/tokens/tokens.ts';

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
      $value: { value: 8, unit: 'rem' },
      $extensions: { css: space.section },
    });
    expect(Object.keys(designTokens.measure)).toHaveLength(Object.keys(measure).length - 1);
  });

  test('has fonts and motion as data', () => {
    expect(designTokens.fontFamily.text?.$value).toContain('Figtree');
    expect(designTokens.duration.quick?.$value).toEqual({ value: 120, unit: 'ms' });
    expect(designTokens.easing.ease.$value).toEqual([0.2, 0, 0, 1]);
  });
});
