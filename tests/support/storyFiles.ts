import { parse, readSource, type SyntaxNode, statementsOf, walk } from './sourceFiles';

/** What a module declares and exports in one, as the nodes that declare it. */
export function exportedBy(path: string): SyntaxNode[] {
  return statementsOf(path)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration as SyntaxNode | null)
    .flatMap((declaration) =>
      declaration?.type === 'VariableDeclaration'
        ? (declaration.declarations as SyntaxNode[])
        : (declaration ?? []),
    );
}

export const nameOf = (node: SyntaxNode) => (node.id as { name: string }).name;

/** The names of the stories in a file. */
export const storiesIn = (path: string) => exportedBy(path).map(nameOf);

/** The title that a story file gives itself. */
export const titleOf = (path: string) => /\btitle: '([^']+)'/.exec(readSource(path))?.[1] ?? '';

const isIdentifier = (node: unknown, name: string) =>
  (node as SyntaxNode | null)?.type === 'Identifier' && (node as { name?: string }).name === name;

/** The parts of a story file in which a story is rendered: not its controls, nor its advice. */
function* rendered(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type === 'ImportDeclaration') return;
  const isOther = ['argTypes', 'guidance'].some((name) => isIdentifier(node.key, name));
  if (node.type === 'Property' && isOther) return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield* rendered(child);
    }
  }
}

/** The strings of an exported tuple; undefined where it is none. */
export function membersOf(declaration: SyntaxNode): string[] | undefined {
  const tuple = declaration.init as SyntaxNode | null;
  if (tuple?.type !== 'TSAsExpression') return undefined;
  const { type, elements } = tuple.expression as SyntaxNode;
  if (type !== 'ArrayExpression') return undefined;
  const values = (elements as SyntaxNode[]).map(({ value }) => value);
  return values.every((value) => typeof value === 'string') ? (values as string[]) : undefined;
}

/** Whether a file's stories go through the whole of a tuple, or write every member of it out. */
export function showsAll(path: string, tuple: string, members: readonly string[]): boolean {
  const nodes = [...rendered(parse(path))];
  const isGoneThrough = nodes.some(
    ({ type, object, property, right }) =>
      (type === 'MemberExpression' &&
        isIdentifier(object, tuple) &&
        /^(map|flatMap|entries)$/.test((property as { name?: string }).name ?? '')) ||
      (type === 'ForOfStatement' && isIdentifier(right, tuple)),
  );
  if (isGoneThrough) return true;
  const written = new Set(
    nodes.flatMap(({ type, value, object, property }) => {
      if (type === 'Literal') return value;
      const isPicked = type === 'MemberExpression' && isIdentifier(object, tuple);
      return isPicked ? (members[Number((property as { value?: unknown }).value)] ?? []) : [];
    }),
  );
  return members.every((member) => written.has(member));
}

/** Whether a module calls a function by its own name. */
export const calls = (path: string, name: string) =>
  [...walk(parse(path))].some(
    ({ type, callee }) => type === 'CallExpression' && isIdentifier(callee, name),
  );

/** Whether the value that a story file hands to `preview.meta` has advice for designers. */
export const hasGuidance = (path: string) =>
  [...walk(parse(path))].some(
    ({ type, key }) => type === 'Property' && isIdentifier(key, 'guidance'),
  );
