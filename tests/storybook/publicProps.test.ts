import { expect, test } from 'vitest';
import { importsOf, readSource, type SyntaxNode } from '../support/sourceFiles';
import { exportedBy, membersOf, nameOf } from '../support/storyFiles';

/** The code of a node on one line, without comments. */
const textOf = (path: string, { start, end }: SyntaxNode) =>
  readSource(path)
    .slice(start, end as number)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[<(]) | (?=[>)])/g, '')
    .replace(/[;,]$/, '');

/** A line for each member of an exported type, for what it extends, and for each exported tuple. */
function linesOf(path: string, node: SyntaxNode): string[] {
  const tuple = membersOf(node);
  if (tuple) return [`${nameOf(node)} = ${tuple.join(' | ')}`];
  if (node.type === 'TSTypeAliasDeclaration') {
    return [`${nameOf(node)} = ${textOf(path, node.typeAnnotation as SyntaxNode)}`];
  }
  if (node.type !== 'TSInterfaceDeclaration') return [];
  const parents = node.extends as SyntaxNode[];
  const { body } = node.body as { body: SyntaxNode[] };
  return [
    ...parents.map((parent) => `${nameOf(node)} extends ${textOf(path, parent)}`),
    ...body.map((member) => `${nameOf(node)}.${textOf(path, member)}`),
  ];
}

// A change of a prop is a line in the diff of the file; describe it in stories/Changelog.mdx.
test('The props of the public components are those of publicProps.txt', async () => {
  const components = importsOf('src/design-system/index.ts').map(({ target }) => `${target}.tsx`);
  const files = new Set(components.filter((path) => /\/[A-Z]\w+\.tsx$/.test(path)));
  // What several components share.
  for (const name of ['choice', 'fieldWiring']) files.add(`src/design-system/forms/${name}.ts`);
  const lines = [...files].flatMap((path) =>
    exportedBy(path).flatMap((node) => linesOf(path, node)),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('publicProps.txt');
});
