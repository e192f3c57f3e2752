/**
 * `npm run build:kit`: builds the design system as a package, into `dist-kit` and a tarball beside it, and
 * checks that other projects can resolve it.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { tokenFiles } from '../.storybook/designTokens.ts';
import { clientModules, kitStyles, type StyleSheets } from './build/kit.ts';
import { run } from './setup.mjs';

const source = 'src/design-system';
const kit = 'dist-kit';
const types = '.cache/kit-types';

/** The number of each style in its file, because its hash ends with it. */
const hashes = new Map<string, string>();

/** A class that names its file, such as `mill-Button2`. */
function className({ hash, filePath }: { hash: string; filePath: string }) {
  if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1));
  return `mill-${basename(filePath, '.css.ts')}${hash.slice(hashes.get(filePath)?.length)}`;
}

rmSync(kit, { recursive: true, force: true });
let styles: StyleSheets | undefined;
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [
    vanillaExtractPlugin({ identifiers: className }),
    kitStyles((sheets) => {
      styles = sheets;
    }),
    clientModules(),
  ],
  build: {
    outDir: kit,
    target: 'es2022',
    minify: false,
    lib: { entry: `${source}/index.ts`, formats: ['es'] },
    rolldownOptions: {
      external: /^(react|react-dom|@radix-ui\/[\w-]+)(\/|$)/,
      output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
    },
  },
});
for (const [file, css] of Object.entries(styles ?? {})) writeFileSync(join(kit, file), css);
// Since TypeScript 6, the import of a style sheet needs a type.
writeFileSync(join(kit, 'css.d.ts'), 'export {};\n');

const configuration = '.cache/kit.tsconfig.json';
mkdirSync('.cache', { recursive: true });
writeFileSync(
  configuration,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, types: [] },
      ...{ rootDir: `../${source}`, outDir: `../${types}`, allowImportingTsExtensions: false },
    },
    files: [`../${source}/index.ts`],
    include: [],
  }),
);
const isTyped = run('npx', ['tsc', '--project', configuration]);

/** Copies the types of a module and of what it names, and gives the names the ending that Node needs. */
function copyTypes(module: string) {
  const file = join(kit, `${module}.d.ts`);
  if (existsSync(file)) return;
  const code = readFileSync(join(types, `${module}.d.ts`), 'utf8');
  const named = code
    .replaceAll(/^import '.*\n/gm, '')
    .replaceAll(/(from |import\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, named);
  for (const [, name = ''] of named.matchAll(/['"](\.[^'"]+)\.js['"]/g)) {
    copyTypes(join(dirname(module), name));
  }
}
if (isTyped) copyTypes('index');

const [light, dark] = tokenFiles;
writeFileSync(join(kit, 'tokens.json'), `${light?.source}\n`);
writeFileSync(join(kit, 'tokens.dark.json'), `${dark?.source}\n`);
// The site's build reads the manifest, too, so there it is one of the sources.
const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
manifest.exports['.'] = './index.js';
manifest.sideEffects = ['*.css'];
writeFileSync(join(kit, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(source, 'README.md'), join(kit, 'README.md'));
cpSync(join(source, 'tokens/fonts'), join(kit, 'fonts'), { recursive: true });

const isPacked = run('npm', ['pack', '--silent', `./${kit}`, '--pack-destination', kit]);
const tarball = readdirSync(kit).find((file) => file.endsWith('.tgz')) ?? '';
const isSound =
  isTyped &&
  isPacked &&
  run('npx', ['publint', '--strict', join(kit, tarball)]) &&
  run('npx', ['attw', '--profile', 'esm-only', join(kit, tarball)]);
process.exit(isSound ? 0 : 1);
