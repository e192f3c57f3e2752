import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The files below a folder, as paths from the project's root with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(root.length + 1).replaceAll(sep, '/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}

/** Returns a function that computes a value once for each path. */
function memoize<Value>(compute: (path: string) => Value): (path: string) => Value {
  const values = new Map<string, Value>();
  return (path) => {
    const value = values.get(path) ?? compute(path);
    values.set(path, value);
    return value;
  };
}

export const readSource = memoize((path) => readFileSync(join(root, path), 'utf8'));

/** A node of a syntax tree; its properties depend on its type. */
export interface SyntaxNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The direct children of a node. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flat().filter(isNode);

/** A node and all its descendants. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** The syntax tree of a module. */
export const parse = memoize((path): SyntaxNode => {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  return parseAst(readSource(path), { lang }, path) as unknown as SyntaxNode;
});

/** The statements of a module. */
export const statementsOf = (path: string) => parse(path).body as SyntaxNode[];

/** The number of the line that contains a position. */
export const lineAt = (source: string, position: number) =>
  source.slice(0, position).split('\n').length;

export interface Import {
  line: number;
  /** The specifier in the code; undefined if it is computed at run time. */
  specifier: string | undefined;
  /** A path from the project's root without its extension, or the name of a package. */
  target: string | undefined;
  isDynamic: boolean;
  isType: boolean;
  /** The imported or re-exported names; empty for `*` and dynamic imports. */
  names: readonly string[];
}

const importingNodes = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

/** All imports, re-exports and type imports of a module. */
export const importsOf = memoize((path): Import[] => {
  const source = readSource(path);
  return [...walk(parse(path))]
    .filter((node) => importingNodes.includes(node.type) && isNode(node.source))
    .map((node) => {
      const { value } = node.source as SyntaxNode;
      const specifier = typeof value === 'string' ? value : undefined;
      const specifiers = (node.specifiers ?? []) as SyntaxNode[];
      return {
        line: lineAt(source, node.start),
        specifier,
        target: specifier && resolve(path, specifier),
        isDynamic: node.type === 'ImportExpression',
        isType: node.type === 'TSImportType' || [node.importKind, node.exportKind].includes('type'),
        names: specifiers.flatMap(
          ({ imported, exported }) =>
            ((imported ?? exported) as { name?: string } | undefined)?.name ?? [],
        ),
      };
    });
});

/** The path in this project, or the name of the package, that a specifier refers to. */
function resolve(path: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '').replace(/(\.css)?\.tsx?$/, '$1');
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare);
  if (bare.startsWith('#')) return bare.slice(1);
  const [scope = '', name] = bare.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
