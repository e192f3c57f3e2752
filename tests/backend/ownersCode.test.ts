import { expect, test } from 'vitest';
import { filesBelow, importsOf } from '../support/sourceFiles.ts';

const sources = filesBelow('src').filter((path) => /\.tsx?$/.test(path));
const fileOf = (target: string) =>
  ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((path) => sources.includes(path));

/** The modules that these modules import statically, directly or not. */
function staticallyImported(roots: readonly string[]): Set<string> {
  const imported = new Set<string>();
  const visit = (path: string) => {
    if (imported.has(path)) return;
    imported.add(path);
    for (const { target, isDynamic, isType } of importsOf(path)) {
      const file = target && !isDynamic && !isType && fileOf(target);
      if (file) visit(file);
    }
  };
  for (const root of roots) visit(root);
  return imported;
}

/** The owner's modules have 'admin' in their path; the owner's data is what `AdminBackend` names. */
const ownersModules = [
  ...sources.filter((path) => /admin/i.test(path)),
  ...importsOf('src/backend/AdminBackend.ts')
    .flatMap(({ target }) => fileOf(target ?? '') ?? [])
    .filter((path) => path.startsWith('src/domain/')),
];

test('no page for visitors imports a module of the owner', () => {
  const imported = staticallyImported([
    'src/start/main.tsx',
    'src/start/boot.ts',
    'src/backend/browser/createBrowserBackend.ts',
    ...sources.filter((path) => /^src\/screens\/(?!Admin\/)/.test(path)),
  ]);
  expect(imported).toContain('src/backend/browser/storedList.ts');
  expect(ownersModules).toContain('src/domain/orders.ts');
  expect(ownersModules).toContain('src/features/admin/orders/Orders.tsx');
  expect(ownersModules.filter((path) => imported.has(path))).toEqual([]);
});
