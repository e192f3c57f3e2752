/** What the bundler makes: the browser's modules, the boot script, and the prerenderer for Node. */
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { licencesHref } from '../../src/pages.ts';
import { importFirst, retryStyles, withoutPublicSuffixes } from './plugins.ts';

const entry = 'src/start/main.tsx';
const server = '.cache/server';

/** Modules of nearly every screen, which are part of the first file: the catalogue and the layout. */
const firstModules = [
  'src/content/catalogue',
  'src/domain/catalogue',
  'src/domain/conversation',
  'src/domain/money',
  'src/domain/planFeatures',
  'src/design-system/layout/Columns',
  'src/design-system/layout/Disclosure',
  'src/design-system/layout/Grid',
  'src/design-system/feedback/Notice',
  'src/design-system/data/Badge',
  'src/design-system/data/Table',
  'src/features/account/useRedirect',
  'src/features/tickets/ticketHref',
  'src/features/useSubmission',
];

/** The modules whose path begins with one of these, by the name of the file that they are built into. */
const sharedModules = {
  /** Used by every form. */
  forms: [
    'node_modules/zod/',
    'node_modules/react-hook-form/',
    'node_modules/@hookform/',
    'src/design-system/forms/Field',
    'src/design-system/forms/Form',
    'src/design-system/forms/Radio',
    'src/design-system/forms/Text',
    'src/design-system/forms/control',
    'src/design-system/forms/fieldParts',
    'src/design-system/forms/fieldWiring',
    'src/domain/questionnaire.ts',
    'src/domain/questions.ts',
    'src/features/questions/',
  ],
  /** Used by the dialog for accounts and by the links about them. */
  credentials: ['src/domain/credentials', 'src/features/account/CredentialsForm'],
  /** Used by the account and its tickets. */
  account: [
    'src/design-system/data/EmptyState',
    'src/design-system/feedback/useAnnouncedChange',
    'src/design-system/layout/Card',
    'src/design-system/layout/List',
    'src/domain/excerptOf',
    'src/domain/fileSize',
    'src/features/attachments/AttachmentList',
    'src/features/downloadFile',
    'src/features/loading/',
    'src/features/saveFile',
    'src/features/dates/',
    'src/features/tickets/BackLink',
    'src/features/tickets/Conversation',
    'src/features/tickets/customerStatus',
    'src/features/tickets/MyTickets',
    'src/features/typedText',
    'src/features/tickets/useNewMessages',
  ],
  /** Used by the questionnaire and by the tickets. */
  tickets: ['src/features/attachments/useFileUploads', 'src/features/tickets/useGuestLink'],
  /** What chooses, checks and sends files, loaded where a server keeps them. */
  attachments: [
    'src/domain/fileRules',
    'src/features/attachments/AttachmentField',
    'src/features/attachments/FileUploads',
    'src/features/attachments/useUploads',
  ],
  /** The visitor's backend. The owner's, in a folder of its own, is built on it. */
  backend: [
    'src/backend/browser/',
    'src/backend/captcha/',
    'src/backend/shared/',
    'src/backend/http/',
    'src/backend/services/',
    'src/backend/sessionListeners',
    'src/content/mailBusiness',
    'src/domain/attachment',
    'src/domain/mail',
    'src/domain/newMessage',
    'src/domain/quoteMail',
    'src/domain/ticket',
    'src/domain/timestamp',
    'src/domain/user',
  ],
};

/** Modules of the folders above that have a file of their own: connected mode loads the captcha later. */
const apartOf = (mode: string) => [
  '/src/backend/browser/admin/',
  '/src/backend/http/admin/',
  '/src/backend/http/ticketFiles',
  ...(mode === 'connected' ? ['/src/backend/captcha/'] : []),
];

const sharedFiles = (mode: string) =>
  Object.entries(sharedModules).map(([name, paths]) => ({
    name,
    test: (module: string) =>
      paths.some((path) => module.includes(`/${path}`)) &&
      !apartOf(mode).some((path) => module.includes(path)),
    priority: 1,
  }));

/** False for the files of every page, which a dynamic import need not load again. */
const isLater = (file: string) => !/\/(main|rolldown-runtime)-[^/]+$/.test(file);

/** Builds the browser's modules, styles and fonts into the folder `site`. */
export async function buildClient(mode: string, site: string): Promise<Manifest> {
  await build({
    mode,
    plugins: [
      retryStyles(),
      withoutPublicSuffixes(),
      importFirst(entry, firstModules, 'react-dom/client'),
    ],
    build: {
      outDir: site,
      manifest: true,
      // The build adds those of the fonts.
      license: { fileName: licencesHref.slice(1) },
      // The pages themselves name their fonts, styles and first modules.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isLater) },
      rolldownOptions: {
        input: entry,
        onLog(level, log, report) {
          // Intended: React DOM is run later than the rest of its file.
          const isIntended =
            log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' && log.id?.includes('react-dom');
          if (!isIntended) report(level, log);
        },
        // One file for what nearly every page needs, and one each for forms and for the backend. By default, the bundler splits each of them into several small files.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'app', tags: ['$initial'], priority: 2 }, ...sharedFiles(mode)],
          },
        },
      },
    },
  });
  const file = join(site, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(join(site, '.vite'), { recursive: true });
  return manifest;
}

/** Builds `src/start/prerender.tsx` for Node, and imports it. Two sites can be built at once. */
export async function buildPrerenderer(
  mode: string,
  site: string,
): Promise<typeof import('../../src/start/prerender.tsx')> {
  const outDir = join(server, basename(site));
  await build({
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/start/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // It is one file, and the time that styles take is known.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
    },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/** The boot script as one classic script, for the head of every page. */
export async function buildBootScript(mode: string) {
  const output = await build({
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'src/start/boot.ts', output: { format: 'iife' } },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((each) => each.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim();
}
