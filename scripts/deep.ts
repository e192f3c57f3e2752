/**
 * `npm run deep`: the tests that take too long for every day. `npm run deep -- properties` runs one
 * part of `properties`, `translated`, `journeys`, `engines`, `hosts`, `validators`, `kit`, `server` and `deploy`. Prints the
 * lines that the tests reported.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installBrowser, installDebianPackages } from './browser.ts';
import { reportFile } from './report.ts';
import { installPackages, run } from './setup.mjs';
import { belowPathSite, demoSite, statesFolder } from './testSites.ts';

/** Everyday tests that cover all states, widths or moments only here. */
const deeper = ['accessibility', 'hydration'].map((name) => `e2e/${name}.spec.ts`);

const unit = ['vitest', 'run', '--project', 'unit', '--testTimeout=3600000'];

/** Debian's packages for the part `server`, each with one of its files. */
const serverPackages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  faketime: '/usr/bin/faketime',
  sqlmap: '/usr/bin/sqlmap',
  wapiti: '/usr/bin/wapiti',
  ffuf: '/usr/bin/ffuf',
  slowhttptest: '/usr/bin/slowhttptest',
};

/** Debian's packages for the part `engines`. */
const enginesPackages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'poppler-utils': '/usr/bin/pdftotext',
};

/** Installs the packages that are missing. Returns whether all are installed. */
function hasPackages(packages: Readonly<Record<string, string>>) {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ''));
  if (missing.length === 0 || installDebianPackages(...missing)) return true;
  console.error(`\nThis part needs Debian's packages: ${missing.join(' ')}`);
  return false;
}

/** Debian's packages for the part `hosts`, each with its program. */
const hostPackages = {
  'nginx-light': '/usr/sbin/nginx',
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
};

/** Copies what a build needs, and gives the business another URL. */
function copyBelowPath() {
  const { copy, url } = belowPathSite;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const needed = [
    'src',
    'stories',
    'mocks',
    'scripts',
    '.env.demo',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ];
  for (const name of needed) cpSync(name, join(copy, name), { recursive: true });
  // The builds import a few of the server's modules, and none of its packages.
  const isOwn = (path: string) => !/node_modules|dist/.test(path);
  cpSync('server', join(copy, 'server'), { recursive: true, filter: isOwn });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'src/content/business.ts');
  const business = readFileSync(file, 'utf8');
  writeFileSync(file, business.replace(/(?<=\n {2}url: )'.*'/, `'${url}'`));
}

const parts = {
  /** A hundred times the everyday number of cases. */
  properties: () =>
    run('npx', [...unit, 'tests/backend', 'tests/domain'], {
      EFFORT: '100',
      REPORT_FILE: reportFile,
    }),

  /** Every story in a page that the browser translates. */
  translated() {
    installBrowser();
    return run('npx', ['vitest', 'run', '--project', 'stories'], { VITE_TRANSLATED: '1' });
  },

  journeys() {
    installBrowser({ whole: true });
    if (!run('npm', ['run', '--silent', 'build:e2e'])) return false;
    const isDeepPassed = run(
      'npx',
      ['playwright', 'test', '--project=deep', '--project=deep-production'],
      { DEEP: '1', REPORT_FILE: reportFile },
    );
    // Also when the tests above fail: each run reports all that it finds.
    return (
      run('npx', ['playwright', 'test', '--project=demo', ...deeper], { DEEP: '1' }) && isDeepPassed
    );
  },

  /** The main journeys in Debian's Firefox and WebKitGTK. CI runs them in Playwright's Firefox and WebKit. */
  engines() {
    if (!hasPackages(enginesPackages)) return false;
    // The owner's browser in the tests of printing.
    installBrowser({ whole: true });
    installPackages('e2e/engines');
    return (
      run('npm', ['run', '--silent', 'build:e2e']) &&
      run('npx', ['playwright', 'test', '--project=debian-firefox', '--project=debian-webkit'], {
        DEEP: '1',
      })
    );
  },

  /** The site on nginx, Apache and Caddy with the configurations of its build, at the root and below a path. */
  hosts() {
    if (!hasPackages(hostPackages)) return false;
    installBrowser();
    copyBelowPath();
    return (
      run('npm', ['run', '--silent', 'build', '--', '--mode', 'demo', '--out', demoSite.folder]) &&
      run('npm', [
        ...['run', '--silent', '--prefix', belowPathSite.copy],
        ...['build', '--', '--mode', 'demo'],
      ]) &&
      run('npx', ['playwright', 'test', '--project=hosts'], { DEEP: '1' })
    );
  },

  /** HTML and accessibility in the validators that are too large for every clone. */
  validators() {
    const folder = 'e2e/validators';
    installBrowser({ whole: true });
    installPackages(folder);
    if (!run('java', ['-version']) && !installDebianPackages('default-jre-headless')) {
      console.error(
        '\nThe Nu Html Checker needs Java: install it (on Debian: default-jre-headless).',
      );
      return false;
    }
    const checker = [
      ...['-jar', `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`],
      ...['--Werror', '--skip-non-html', '--filterfile', `${folder}/vnu-exceptions.txt`],
    ];
    rmSync(statesFolder, { recursive: true, force: true });
    return (
      run('npm', ['run', '--silent', 'build:e2e']) &&
      run('npx', ['playwright', 'test', '--project=validators'], { DEEP: '1' }) &&
      run('java', [...checker, demoSite.folder, statesFolder])
    );
  },

  /** The design system as a package, in a fresh Vite and a fresh Next application. */
  kit() {
    installBrowser();
    return (
      run('npm', ['run', '--silent', 'build:kit']) &&
      run('npx', ['playwright', 'test', '--project=kit'], { DEEP: '1', REPORT_FILE: reportFile })
    );
  },

  /** Connected mode's built server with several processes, under faults and attacks. */
  server() {
    return (
      hasPackages(serverPackages) &&
      run('npm', ['run', '--silent', 'build:connected']) &&
      run('npx', ['vitest', 'run', '--project', 'deep-server'], {
        DEEP: '1',
        REPORT_FILE: reportFile,
      })
    );
  },

  /** `npm run deploy` to fresh servers, which the program that `MACHINE` names starts, stops and reaches. */
  deploy() {
    if (!process.env.MACHINE) {
      console.warn('\nLeft out: MACHINE names no program that starts servers to deploy to.');
      return true;
    }
    return (
      run('npm', ['run', '--silent', 'build:connected']) &&
      run('npx', ['vitest', 'run', '--project', 'deep-deploy'], {
        DEEP: '1',
        REPORT_FILE: reportFile,
      })
    );
  },
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

rmSync(reportFile, { force: true });

const failed: string[] = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!(await runPart())) failed.push(name);
}

if (existsSync(reportFile)) console.log(`\n${readFileSync(reportFile, 'utf8').trim()}`);
console.log(failed.length === 0 ? '\nAll parts passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
