import { childrenOf, parse, readSource, type SyntaxNode, statementsOf, walk } from './sourceFiles';

/** The nodes of what a module declares and exports in one statement. */
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

/** The title in a story file's meta. */
export const titleOf = (path: string) => /^ {2}title: '([^']+)'/m.exec(readSource(path))?.[1] ?? '';

const isIdentifier = (node: unknown, name: string) =>
  (node as SyntaxNode | null)?.type === 'Identifier' && (node as { name?: string }).name === name;

/** The nodes that a story renders: all except imports, controls and guidance. */
function* renderedNodes(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type === 'ImportDeclaration') return;
  const isDocumentation = ['argTypes', 'guidance'].some((name) => isIdentifier(node.key, name));
  if (node.type === 'Property' && isDocumentation) return;
  yield node;
  for (const child of childrenOf(node)) yield* renderedNodes(child);
}

/** The strings of an exported tuple; undefined for any other declaration. */
export function membersOf(declaration: SyntaxNode): string[] | undefined {
  const tuple = declaration.init as SyntaxNode | null;
  if (tuple?.type !== 'TSAsExpression') return undefined;
  const { type, elements } = tuple.expression as SyntaxNode;
  if (type !== 'ArrayExpression') return undefined;
  const values = (elements as SyntaxNode[]).map(({ value }) => value);
  return values.every((value) => typeof value === 'string') ? (values as string[]) : undefined;
}

/** Whether a file's stories iterate over a tuple or name each of its members. */
export function showsAll(path: string, tuple: string, members: readonly string[]): boolean {
  const nodes = [...renderedNodes(parse(path))];
  const isIterated = nodes.some(
    ({ type, object, property, right }) =>
      (type === 'MemberExpression' &&
        isIdentifier(object, tuple) &&
        /^(map|flatMap|entries)$/.test((property as { name?: string }).name ?? '')) ||
      (type === 'ForOfStatement' && isIdentifier(right, tuple)),
  );
  if (isIterated) return true;
  const named = new Set(
    nodes.flatMap(({ type, value, object, property }) => {
      if (type === 'Literal') return value;
      const isMember = type === 'MemberExpression' && isIdentifier(object, tuple);
      return isMember ? (members[Number((property as { value?: unknown }).value)] ?? []) : [];
    }),
  );
  return members.every((member) => named.has(member));
}

/** Whether a module calls one of these functions. */
export const calls = (path: string, ...names: string[]) =>
  [...walk(parse(path))].some(
    ({ type, callee }) =>
      type === 'CallExpression' && names.some((name) => isIdentifier(callee, name)),
  );

const isTestOf = ({ type, callee }: SyntaxNode, stories: readonly string[]) => {
  const { object, property } = (callee ?? {}) as Partial<SyntaxNode>;
  return (
    type === 'CallExpression' &&
    isIdentifier(property, 'test') &&
    stories.some((story) => isIdentifier(object, story))
  );
};

/** The calls of `Story.test()` that are no statements of the module, such as those in a loop. */
export function nestedTestsIn(path: string): SyntaxNode[] {
  const topLevel = statementsOf(path).map(({ expression }) => expression);
  return [...walk(parse(path))].filter(
    (node) => isTestOf(node, storiesIn(path)) && !topLevel.includes(node),
  );
}

/** Whether a file has a property with this key. */
export const hasProperty = (path: string, name: string) =>
  [...walk(parse(path))].some(({ type, key }) => type === 'Property' && isIdentifier(key, name));

/** The strings that a file gives to a property: its value, the elements of its list, or the keys of its object. */
export const stringsOf = (path: string, name: string): string[] =>
  [...walk(parse(path))]
    .filter(({ type, key }) => type === 'Property' && isIdentifier(key, name))
    .map(({ value }) => value as SyntaxNode)
    .flatMap((node) => {
      const properties = (node.properties ?? []) as SyntaxNode[];
      return [
        node,
        ...((node.elements ?? []) as SyntaxNode[]),
        ...properties.map(({ key }) => key),
      ];
    })
    .map((node) => (node as SyntaxNode | null)?.value)
    .filter((value) => typeof value === 'string');
