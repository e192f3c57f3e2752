import { defineConfig, parse } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { designTokens, tokenFiles } from '#.storybook/designTokens.ts';
import * as tokens from '#src/design-system/tokens/tokens.ts';

const { themes } = tokens;

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
});
