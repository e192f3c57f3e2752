import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Paths of all files below a folder of the project, from its root and with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(root.length + 1).replaceAll(sep, '/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}

export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Any node of the syntax tree; what it holds depends on its type. */
export interface SyntaxNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** A node and everything in it. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

/** A module's syntax tree. */
export function parse(path: string): SyntaxNode {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  return parseAst(readSource(path), { lang }, path) as unknown as SyntaxNode;
}

/** The statements of a module. */
export function statementsOf(path: string): SyntaxNode[] {
  return parse(path).body as SyntaxNode[];
}

export interface Import {
  line: number;
  /** As it is written; undefined where it is worked out only when the code runs. */
  specifier: string | undefined;
  /** A path from the project's root without its extension, or a package's name. */
  target: string | undefined;
  /** Loaded only when the code runs. */
  isDynamic: boolean;
  /** Only types, of which nothing is left in the code that runs. */
  isType: boolean;
}

const importingNodes = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

/** Everything that a module imports, loads later, re-exports or takes a type from. */
export function importsOf(path: string): Import[] {
  const source = readSource(path);
  return [...walk(parse(path))]
    .filter((node) => importingNodes.includes(node.type) && isNode(node.source))
    .map((node) => {
      const { value } = node.source as SyntaxNode;
      const specifier = typeof value === 'string' ? value : undefined;
      return {
        line: source.slice(0, node.start).split('\n').length,
        specifier,
        target: specifier && resolve(path, specifier),
        isDynamic: node.type === 'ImportExpression',
        isType: node.type === 'TSImportType' || [node.importKind, node.exportKind].includes('type'),
      };
    });
}

/** What a specifier means in a file: a path of this project, or the name of a package. */
export function resolve(path: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '').replace(/(\.css)?\.tsx?$/, '$1');
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare);
  if (bare.startsWith('#')) return bare.slice(1);
  const [scope = '', name] = bare.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
