/** What makes a package of the design system: its style sheets, and the directives of its modules. */
import { posix } from 'node:path';
import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { themeRoot, themeRules } from '../../src/design-system/tokens/createTheme.ts';
import { printFonts, propertyName, scales } from '../../src/design-system/tokens/tokens.ts';

/** The content of each style sheet by its file. */
export type StyleSheets = Record<'styles.css' | 'reset.css' | 'fonts.css', string>;

const root = `.${themeRoot}`;
const inRoot = `:where(${root})`;

/** The default brand, at every root, which inherits no look of text from a host page. */
const baseTheme = () => {
  const fonts = ['text', 'display'].map(
    (name) => `--${propertyName(['fontFamily', name])}:${printFonts}`,
  );
  return `${themeRules(root, scales)}@layer mill{@media print{${root}{${fonts.join(';')}}}
${inRoot}{letter-spacing:normal;text-align:start;text-transform:none}}
`;
};

function walkRules(sheet: Root, change: (rule: Rule) => void) {
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'atrule' || !/keyframes$/.test(String(Object(parent).name))) change(rule);
  });
}

/** Removes rules, and the conditions that have none left. */
function removeRules(sheet: Root, isRemoved: (rule: Rule) => boolean) {
  walkRules(sheet, (rule) => {
    if (!isRemoved(rule)) return;
    let node: ChildNode | Container = rule;
    while (node.parent && node.parent.type !== 'root' && node.parent.nodes?.length === 1) {
      node = node.parent as ChildNode;
    }
    (node as ChildNode).remove();
  });
  return sheet;
}

const inLayer = (css: string) => `@layer mill {\n${css}\n}\n`;

/** A selector of the reset for the root and what is in it; none for the document. */
function resetInRoot(selector: string) {
  if (/^(html|\[data-theme)/.test(selector)) return [];
  if (selector === 'body') return [inRoot];
  const within = `${inRoot} ${selector}`;
  return selector === '*' ? [inRoot, within] : [within];
}

/** The reset, within the roots alone. */
function scopedReset(css: string) {
  const sheet = removeRules(postcss.parse(css), ({ selectors }) =>
    selectors.every((selector) => resetInRoot(selector).length === 0),
  );
  walkRules(sheet, (rule) => {
    rule.selectors = rule.selectors.flatMap(resetInRoot);
  });
  return sheet.toString();
}

const isOfDocument = ({ selectors }: Rule) =>
  selectors.every((selector) => /^html\b[^ ]*$/.test(selector));

/**
 * The rules of the components, within the roots alone. Important rules in a layer win over all others:
 * no CSS of a host page takes the contrast from a text, or changes the size of a box.
 */
function scopedStyles(css: string) {
  const sheet = removeRules(postcss.parse(css), isOfDocument);
  walkRules(sheet, (rule) => {
    rule.selectors = rule.selectors.map((selector) => `${inRoot} ${selector}`);
    rule.walkDecls('color', (declaration) => {
      declaration.important = true;
    });
  });
  const own = `${inRoot} :where([class^='mill-'], [class*=' mill-'])`;
  return `${own}, ${own}::before, ${own}::after { box-sizing: border-box !important }
${own}:where(a, button) { color: inherit !important }\n${sheet}`;
}

/** Takes the styles out of the modules, and gives them as style sheets at the end. */
export function kitStyles(finish: (sheets: StyleSheets) => void): Plugin {
  const cssOf = new Map<string, string>();
  return {
    name: 'kit-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.vanilla.css')) return null;
      cssOf.set(id, code);
      return { code: '', map: null };
    },
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      // In the order of the imports, which is that of the site.
      const visit = (id: string): string[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        const below = this.getModuleInfo(id)?.importedIds.flatMap(visit) ?? [];
        return cssOf.has(id) ? [...below, id] : below;
      };
      const ids = [...this.getModuleIds()]
        .filter((id) => this.getModuleInfo(id)?.isEntry)
        .flatMap(visit);
      const sheet = (pattern: RegExp) =>
        ids.flatMap((id) => (pattern.test(id) ? [cssOf.get(id)] : [])).join('\n');
      const [theme, fonts, reset] = [/theme\.css\.ts/, /fonts\.css\.ts/, /reset\.css\.ts/];
      const components = ids
        .filter((id) => ![theme, fonts, reset].some((pattern) => pattern.test(id)))
        .map((id) => cssOf.get(id))
        .join('\n');
      const ofDocument = removeRules(postcss.parse(components), (rule) => !isOfDocument(rule));
      ofDocument.walkAtRules(/keyframes$/, (rule) => void rule.remove());
      finish({
        'styles.css':
          baseTheme() + inLayer(`${scopedReset(sheet(reset))}\n${scopedStyles(components)}`),
        'reset.css': inLayer(`${sheet(reset)}\n${ofDocument}`),
        'fonts.css': sheet(fonts),
      });
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}

/** What only the browser's React has, by import, and handlers, which a server cannot pass on. */
const clientOnly =
  /import \{[^}]*\b(createContext|use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*)\b[^}]*\} from|@radix-ui|\bon(?!Brand|Solid)[A-Z]\w*(:|\()/;

/** Marks the modules that a server component cannot run. */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && !file.isEntry ? [file] : [],
      );
      const client = new Set(
        chunks.filter(({ code }) => clientOnly.test(code)).map(({ fileName }) => fileName),
      );
      // A server can render what a client module exports, but cannot call it.
      const isCaller = ({ code, fileName }: (typeof chunks)[number]) =>
        [...code.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)].some(
          ([, names = '', path = '']) =>
            client.has(posix.join(posix.dirname(fileName), path)) && /(^|,) *[a-z]/.test(names),
        );
      for (let before = -1; before !== client.size; ) {
        before = client.size;
        for (const chunk of chunks) if (isCaller(chunk)) client.add(chunk.fileName);
      }
      for (const chunk of chunks) {
        if (client.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
      }
    },
  };
}
