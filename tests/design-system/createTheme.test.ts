import { describe, expect, test } from 'vitest';
import { createTheme } from '#src/design-system/tokens/createTheme.ts';
import { orchard } from '../../stories/foundations/orchard.ts';

describe('A theme', () => {
  test('has a class, and sets every colour in light and dark', () => {
    const { className, css } = createTheme(orchard);
    expect(className).toBe('mill-theme mill-theme-orchard');
    expect(css).toMatch(/^@layer mill\{\.mill-theme\.mill-theme-orchard\{color-scheme:light;/);
    expect(css.match(/--mill-brand-soft:oklch\(31% 0\.06 335\)/g)).toHaveLength(2);
    // The default brand's, because this one has none.
    expect(css.match(/--mill-danger:/g)).toHaveLength(3);
    expect(css.match(/--mill-radius-medium:3px/g)).toHaveLength(1);
    expect(css).not.toContain('--mill-space');
  });

  test.each([
    'red}body{display:none',
    'red;--mill-ink:red',
    'url(https://example.com)',
    'oklch(40% 0.1 20',
    'red/*',
    "'Figtree",
    'red</style>',
    'red\\',
    '@import',
    '',
    7,
    'a'.repeat(501),
  ])('refuses the value %j', (brand) => {
    const tokens = { name: 'own', light: { brand: brand as string } };
    expect(() => createTheme(tokens)).toThrow('The value of own.light.brand is not one of CSS');
  });

  test.each(['\'メイリオ\', "Helvetica Neue", -apple-system, sans-serif', 'a'.repeat(500)])(
    'takes the typeface %j',
    (text) => {
      const { css } = createTheme({ name: 'own', fontFamily: { text } });
      expect(css).toContain(`--mill-font-family-text:${text}}`);
    },
  );

  test('refuses the name of no token, and a class of several', () => {
    const tokens = { name: 'own', light: { ...orchard.light, 'brand}': 'red' } };
    expect(() => createTheme(tokens)).toThrow('There is no token own.light.brand}.');
    for (const name of ['a b', 'a\n', '', undefined as never]) {
      expect(() => createTheme({ name })).toThrow(`A class cannot end with ${name}.`);
    }
  });
});
