import { expect, test } from 'vitest';
import { splitStyles } from '../../scripts/build/splitStyles.ts';

const firstScreen = '<header class="bar"><a class="link plain" href="/">Home</a></header>';
const split = (css: string) => splitStyles(css, firstScreen);

test('the rules of classes in the first screen are early, the others late', () => {
  expect(split('.bar{margin:0}.card{margin:1px}.link:hover{color:red}')).toEqual({
    early: '.bar{margin:0}.link:hover{color:red}',
    late: '.card{margin:1px}',
  });
});

test('rules without a class, fonts and animations are early', () => {
  const css = ':root{--a:0}@font-face{font-family:A}@keyframes a{0%{opacity:.5}to{opacity:1}}';
  expect(split(css)).toEqual({ early: css, late: '' });
});

test('a rule is early if one of its classes is in the first screen', () => {
  const css = '.card .link,.card:is(.open,.shut){margin:0}';
  expect(split(css)).toEqual({ early: css, late: '' });
});

test('a media query is divided, and its condition kept on both sides', () => {
  expect(split('@media (width>=48em){.bar{margin:0}.card{margin:0}}')).toEqual({
    early: '@media (width>=48em){.bar{margin:0}}',
    late: '@media (width>=48em){.card{margin:0}}',
  });
});

test('rules for print are late', () => {
  const css = '@media print{.bar{margin:0}}';
  expect(split(css)).toEqual({ early: '', late: css });
});

test('styles with an unclosed block are refused', () => {
  expect(() => split('.bar{margin:0')).toThrow('without an end');
});
