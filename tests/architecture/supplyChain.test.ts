import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The files of the repository. */
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

interface LockedPackage {
  integrity?: string;
  resolved?: string;
}

// A URL can name a server other than the registry. npm leaves it out with
// `--omit-lockfile-registry-resolved`.
test.each(files.filter((path) => path.endsWith('package-lock.json')))(
  '%s names no place of a package, and the hash of each',
  (path) => {
    const { packages } = JSON.parse(readFileSync(path, 'utf8'));
    const wrong = Object.entries<LockedPackage>(packages)
      .filter(([name, { integrity, resolved }]) => name && (resolved || !integrity))
      .map(([name]) => name);
    expect(wrong).toEqual([]);
  },
);

test('each folder with packages of its own has a lock file, which CI audits', () => {
  const foldersWith = (name: string) =>
    files
      .filter((path) => path.split('/').at(-1) === name)
      .map((path) => path.slice(0, -name.length));
  const locked = foldersWith('package-lock.json');
  // The package that others install, which installs nothing here.
  const kit = 'src/design-system/';
  expect(locked).toEqual(foldersWith('package.json').filter((folder) => folder !== kit));
  const [, audited = ''] =
    /folder: \[(.*)\]/.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  const expected = locked.map((folder) => folder.slice(0, -1) || '.');
  expect(audited.split(', ').sort()).toEqual(expected.sort());
});

/** Keys of Stripe, Mailgun, reCAPTCHA, GitHub, npm, AWS, Google and Slack, and private keys. */
const secret =
  /\b([sr]k_live_\w{16}|key-[0-9a-f]{32}|6L[\w-]{38}|gh[pousr]_\w{36}|npm_\w{36}|AKIA[A-Z\d]{16}|AIza[\w-]{35}|xox[abpr]-[\w-]{10})|-----BEGIN [A-Z ]*PRIVATE KEY/;

test('no file has a secret', () => {
  for (const planted of [`sk_live_${'a'.repeat(24)}`, `-----BEGIN ${'RSA '}PRIVATE KEY-----`]) {
    expect(planted).toMatch(secret);
  }
  const found = files.filter((path) => secret.test(readFileSync(path, 'latin1')));
  expect(found).toEqual([]);
  expect(files.filter((path) => /(^|\/)\.env/.test(path))).toEqual(['.env.demo', '.env.example']);
});
