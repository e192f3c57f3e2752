import { defineConfig, parse } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { designTokens, tokenFiles } from '#.storybook/designTokens.ts';
import * as tokens from '#src/design-system/tokens/tokens.ts';

const { space, themes } = tokens;
const light = designTokens('light');

const folder = new URL('file:///');

/** The types of the format that the files use. */
const types = [
  ...['color', 'dimension', 'fontFamily', 'fontWeight', 'duration', 'cubicBezier', 'shadow'],
].sort();

const rules = Object.fromEntries(
  ['color', 'font-family', 'font-weight', 'duration', 'cubic-bezier', 'shadow'].map((type) => [
    `core/valid-${type}`,
    'error' as const,
  ]),
);

const config = defineConfig(
  {
    lint: {
      rules: { ...rules, 'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] },
    },
  },
  { cwd: folder },
);

/** Rejects with the first thing that the format does not allow. */
const check = (src: string) =>
  parse([{ filename: new URL('tokens.json', folder), src }], { config });

describe('Each file of design tokens', () => {
  test('is in the format of the Design Tokens Community Group', async () => {
    for (const { source } of tokenFiles) {
      const parsed = Object.values((await check(source)).tokens);
      expect([...new Set(parsed.map(({ $type }) => $type))].sort()).toEqual(types);
    }
  });

  test.each([
    ['a unit', '"unit": "rem"', '"unit": "em"', 'Unit em not allowed'],
    ['a space of colours', '"colorSpace": "oklch"', '"colorSpace": "ok"', 'Invalid color space'],
    ['a reference', '{color.scrim}', '{color.none}', 'Could not resolve alias {color.none}'],
    ['a weight', '"$value": 700', '"$value": 7000', 'Must either be a valid number'],
    ['a unit of time', '"unit": "ms"', '"unit": "min"', 'Unknown unit min'],
  ])('is not, with %s that the format does not have', async (_, right, wrong, message) => {
    const [{ source } = { source: '' }] = tokenFiles;
    expect(source).toContain(right);
    await expect(check(source.replace(right, wrong))).rejects.toThrow(message);
  });

  test('is named after its theme and has the same tokens', async () => {
    expect(tokenFiles.map(({ fileName }) => fileName)).toEqual([
      'light.tokens.json',
      'dark.tokens.json',
    ]);
    const [first, second] = await Promise.all(tokenFiles.map(({ source }) => check(source)));
    expect(Object.keys(second?.tokens ?? {})).toEqual(Object.keys(first?.tokens ?? {}));
  });

  test('has each colour of its theme', () => {
    for (const [theme, colors] of Object.entries(themes)) {
      const { color } = designTokens(theme as keyof typeof themes);
      for (const [role, text] of Object.entries(colors)) {
        const { coords, alpha } = new Color(text);
        expect(color).toHaveProperty(role);
        expect(color[role]).toMatchObject({
          $type: 'color',
          $value: { colorSpace: 'oklch', components: [...coords], alpha },
        });
      }
    }
  });

  test('has lengths in the units of the format', () => {
    const { none, xs, section } = light.space;
    expect(none).toMatchObject({ $value: { value: 0, unit: 'px' } });
    expect(xs).toEqual({ $type: 'dimension', $value: { value: 0.5, unit: 'rem' } });
    expect(section).toMatchObject({
      $type: 'dimension',
      $value: { value: 4, unit: 'rem' },
      $extensions: { 'example.millrace': { css: space.section } },
    });
    expect(light.measure).not.toHaveProperty('text');
  });

  test('has each token but a width in characters', async () => {
    const { shadow: _, themes: both, ...rest } = tokens;
    const groups = Object.values({ ...rest, color: both.light }).filter(
      (group) => typeof group === 'object' && !Array.isArray(group),
    );
    const names = groups.flatMap((group) => Object.keys(group));
    const inFile = Object.keys((await check(tokenFiles[0]?.source ?? '')).tokens);
    // Without the width in characters, and with the shadow as one token.
    expect(inFile).toHaveLength(names.length);
    expect(light.shadow.$value).toEqual({
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1, unit: 'rem' },
      blur: { value: 2, unit: 'rem' },
      spread: { value: -1, unit: 'rem' },
      color: '{color.scrim}',
    });
  });

  test('describes tokens and groups by the comments beside them', () => {
    const dark = designTokens('dark');
    expect(dark.color.paper).toMatchObject({ $description: 'The page.' });
    expect(dark.measure.narrow).toMatchObject({ $description: 'A text, and a field for one.' });
    expect(dark.inset.text).not.toHaveProperty('$description');
    expect(dark.figureSize.$description).toBe('Font sizes of large numbers.');
    expect(dark.shadow.$description).toMatch(/^The shadow of a dialog/);
  });

  test('has fonts and motion as data', () => {
    expect(light.fontFamily.text).toMatchObject({
      $value: [
        'Figtree',
        'Figtree Arial',
        'Figtree Roboto',
        'Figtree DejaVu',
        'system-ui',
        'sans-serif',
      ],
    });
    expect(light.duration.quick).toMatchObject({ $value: { value: 120, unit: 'ms' } });
    expect(light.easing.ease.$value).toEqual([0.2, 0, 0, 1]);
  });
});
