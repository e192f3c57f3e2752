import parser from '@babel/eslint-parser';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';

// TypeScript 7 has no API for a parser of its own.
const parse = (...plugins) => ({
  parser,
  parserOptions: { requireConfigFile: false, babelOptions: { parserOpts: { plugins } } },
});

/** What an expression may show: the two results of a condition, or itself. */
const resultsOf = ({ type, operator, left, right, consequent, alternate, ...node }) => {
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(resultsOf);
  if (type !== 'LogicalExpression') return [{ type, ...node }];
  return (operator === '&&' ? [right] : [left, right]).flatMap(resultsOf);
};

const isWords = ({ type, value }) =>
  (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) && value.trim() !== '';

/** Reports text that React cannot change in a page that the browser translates: decision 28. */
const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing:
        'Make this the only child of an element, as one string: browsers translate the page.',
      after: 'Put this text into an element: what comes before it appears and goes.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const isLayout = ({ type, value }) => type === 'JSXText' && /^\s*\n\s*$/.test(value);
      const shown = children.filter((child) => !isLayout(child));
      for (const [index, node] of shown.entries()) {
        const beside = [shown[index - 1], shown[index + 1]].filter(Boolean);
        if (isWords(node)) {
          const isAfterCondition = shown
            .slice(0, index)
            .some(({ expression }) => /^(Conditional|Logical)/.test(expression?.type));
          if (isAfterCondition) context.report({ node, messageId: 'after' });
        } else if (node.expression && beside.length > 0 && node.expression.type !== 'Literal') {
          const results = resultsOf(node.expression);
          const isString = results.some((each) => each.type === 'TemplateLiteral' || isWords(each));
          const isUnknown = results.some(({ type }) => !/^(JSX|Literal)/.test(type));
          if (isString || (isUnknown && beside.some(isWords))) {
            context.report({ node, messageId: 'changing' });
          }
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** The rules that Biome does not have: those of React's compiler, for regular expressions, and our own. */
export default [
  { ignores: ['**/dist/'] },
  { files: ['**/*.ts'], languageOptions: parse('typescript') },
  { files: ['**/*.tsx'], languageOptions: parse('typescript', 'jsx') },
  {
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: { 'react-hooks': reactHooks, translation: { rules: { 'bare-text': bareText } } },
    rules: {
      'translation/bare-text': 'error',
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // It takes the link component, which a context provides, for one that is created while rendering.
      'react-hooks/static-components': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
];
