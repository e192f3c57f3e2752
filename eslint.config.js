import parser from '@babel/eslint-parser';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';

// TypeScript 7 has no API for a parser of its own.
const parse = (...plugins) => ({
  parser,
  parserOptions: { requireConfigFile: false, babelOptions: { parserOpts: { plugins } } },
});

/** The rules that Biome does not have: those of React's compiler, and for regular expressions. */
export default [
  { ignores: ['**/dist/'] },
  { files: ['**/*.ts'], languageOptions: parse('typescript') },
  { files: ['**/*.tsx'], languageOptions: parse('typescript', 'jsx') },
  {
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // It takes the link component, which a context provides, for one that is created while rendering.
      'react-hooks/static-components': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
];
