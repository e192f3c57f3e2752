/** What the bundler makes: the browser's modules, the boot script, and the prerenderer for Node. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { licencesFile, type Page, type PageName, pages } from '../../src/pages.ts';
import { fetchFirst, importFirst, shortProperties } from './plugins.ts';

const entry = 'src/start/main.tsx';
const server = '.cache/server';

/** What nearly every screen uses, which is part of the first file: modules, and all modules of folders. */
const firstModules = [
  'src/content/catalogue.ts',
  'src/design-system/data/',
  'src/design-system/feedback/',
  'src/design-system/layout/',
  'src/design-system/words/WordsProvider.tsx',
  'src/domain/author.ts',
  'src/domain/billingPeriod.ts',
  'src/domain/catalogue.ts',
  'src/domain/conversation.ts',
  'src/domain/keptFor.ts',
  'src/domain/money.ts',
  'src/domain/planFeatures.ts',
  'src/domain/workingHours.ts',
  'src/features/account/useRedirect.ts',
  'src/features/page/lazyComponent.tsx',
  'src/features/page/pageName.ts',
  'src/features/page/useIsHydrated.ts',
  'src/features/prices/PriceList.tsx',
  'src/features/submission/',
  'src/features/tickets/ticketHref.ts',
];

/** Not styles, and neither what the owner's pages alone have, nor those and the account. */
const isFirst = (file: string) =>
  /^[^.]+\.tsx?$/.test(file) && !/Table|OpeningRow|EmptyState|Stations/.test(file);

const filesOf = (path: string) =>
  path.endsWith('/')
    ? readdirSync(path).flatMap((file) => (isFirst(file) ? [path + file] : []))
    : [path];

/** The modules whose path begins with one of these, by the name of the file that they are built into. */
const sharedModules = {
  forms: [
    'node_modules/zod/',
    'node_modules/react-hook-form/',
    'node_modules/@hookform/',
    'src/design-system/forms/',
    'src/design-system/overlays/ConfirmDialog',
    'src/design-system/overlays/Dialog',
    'src/design-system/overlays/useModalDialog',
    'src/design-system/words/phrases',
    'src/domain/credentials',
    'src/domain/email.ts',
    'src/domain/question',
    'src/domain/textLength',
    'src/domain/visibleText',
    'src/features/attachments/useFileUploads',
    'src/features/credentials/',
    'src/features/questions/',
  ],
  /** Used by the account, its tickets and a quote. */
  account: [
    'src/design-system/data/EmptyState',
    'src/design-system/data/Stations',
    'src/domain/day',
    'src/domain/keptFor',
    'src/domain/nextStep.ts',
    'src/domain/orderStatus',
    'src/domain/promisedReply',
    'src/domain/ticketStatus',
    'src/features/dates/',
    'src/features/files/',
    'src/features/job-ticket/',
    'src/features/loading/',
    'src/features/tickets/MyTickets',
    'src/features/links/OtherReader',
    'src/features/page/BackLink',
    'src/features/text/',
    'src/screens/linked/',
  ],
  /** Used where a guest is given the link to a ticket. */
  guestLink: [
    'src/design-system/actions/Copy',
    'src/design-system/typography/Code',
    'src/features/links/guestLink',
  ],
  /** What a ticket shows before its forms. */
  conversation: [
    'src/domain/excerptOf',
    'src/domain/fileSize',
    'src/features/attachments/AttachmentList',
    'src/features/tickets/Conversation',
  ],
  /** Used on the screens of a ticket. */
  ticketParts: [
    'src/domain/labelledAnswers',
    'src/domain/messageText',
    'src/domain/quoteTicket',
    'src/features/tickets/Answers',
    'src/features/links/GuestTicket',
    'src/features/links/MailLinkForm',
    'src/features/tickets/MessageForm',
    'src/features/tickets/TicketAnswers',
  ],
  /** Used where a customer sees orders. */
  orderParts: [
    'src/domain/amount',
    'src/domain/orderMoney',
    'src/domain/receipt',
    'src/features/figures/',
    'src/features/orders/',
    'src/features/receipts/',
  ],
  /** Used on the page of a priced quote. */
  quoteParts: [
    'src/content/payment',
    'src/domain/pricedQuote',
    'src/domain/quoteLine',
    'src/domain/quoteMoney',
    'src/domain/quoteTotal',
    'src/features/agreements/',
    'src/features/prices/quoteLines',
    'src/features/sent-quote/QuoteDecision',
    'src/features/sent-quote/QuotePayment',
  ],
  /** Used by connected mode alone, on the page of an order, a quote or a ticket. Before `backend`, which would take them. */
  linked: [
    'src/backend/http/createHttpOrders',
    'src/backend/http/createHttpQuoteLinks',
    'src/backend/http/ticketFiles',
  ],
  /** Used by a visitor's backend. */
  backend: [
    'src/backend/browser/',
    'src/backend/captcha/',
    'src/backend/storage/',
    'src/backend/http/',
    'src/backend/services/',
    'src/backend/sessionListeners',
    'src/content/mailBusiness',
    'src/domain/attachment',
    'src/domain/listedTicket',
    'src/domain/mail',
    'src/domain/newMessage',
    'src/domain/placeholders',
    'src/domain/quoteMail',
    'src/domain/templateMail',
    'src/domain/ticket',
    'src/domain/timestamp',
    'src/domain/user',
  ],
  /** Used on the account's page, later. */
  accountLater: [
    'src/features/account/DeleteMyAccountDialog',
    'src/features/account/MyData',
    'src/screens/Account/AccountLink',
    'src/screens/Account/ConfirmEmail',
  ],
};

/** A path of no module would silently leave what has moved to the bundler, in a file of its own. */
function checkSharedModules() {
  const matches = (path: string) =>
    path.endsWith('/')
      ? existsSync(path)
      : existsSync(dirname(path)) &&
        readdirSync(dirname(path)).some((file) => file.startsWith(basename(path)));
  const unknown = Object.values(sharedModules)
    .flat()
    .filter((path) => !matches(path));
  if (unknown.length > 0) throw new Error(`No module begins with ${unknown.join(', ')}`);
}

/** Modules of those that are not in these files: what only the owner's pages use, and what is used later. */
const apart = /admin|\/forms\/(Checkbox|Filter|Select|Switch)/i;

/** Connected mode loads the captcha later, and only the owner's pages make mails of templates. */
const isApart = (module: string, mode: string) =>
  apart.test(module) ||
  (mode === 'connected' &&
    /\/captcha\/|(content\/mailBusiness|domain\/(mailBody|mailHtml|placeholders|templateMail))/.test(
      module,
    ));

const sharedFiles = (mode: string) =>
  Object.entries(sharedModules).map(([name, paths]) => ({
    name,
    test: (module: string) =>
      paths.some((path) => module.includes(`/${path}`)) && !isApart(module, mode),
  }));

/** False for the files of every page, which a dynamic import need not load again. */
const isLater = (file: string) => !/\/(main|rolldown-runtime)-[^/]+$/.test(file);

/** Builds the browser's modules, styles and fonts into the folder `site`. */
export async function buildClient(mode: string, site: string): Promise<Manifest> {
  checkSharedModules();
  await build({
    mode,
    plugins: [
      fetchFirst(),
      importFirst(entry, firstModules.flatMap(filesOf), 'react-dom/client'),
      shortProperties(),
    ],
    build: {
      outDir: site,
      manifest: true,
      // The build adds those of the fonts.
      license: { fileName: licencesFile },
      // The pages themselves name their fonts, styles and first modules.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isLater) },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'allow-extension',
        onLog(level, log, report) {
          // Intended: React DOM is run later than the rest of its file.
          const isIntended =
            log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' && log.id?.includes('react-dom');
          if (!isIntended) report(level, log);
        },
        // By default, the bundler splits each of these files into several small ones.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'app', tags: ['$initial'] }, ...sharedFiles(mode)],
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

/** A boot script as one classic script, for the head of a page. */
async function buildBootScript(mode: string, input: string) {
  const output = await build({
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim();
}

/** The boot scripts of the two pages with a form, those that mails may link to, and the landing page. */
export async function buildBootScripts(mode: string) {
  const usual = await buildBootScript(mode, 'src/start/bootLanding.ts');
  const form = await buildBootScript(mode, 'src/start/bootForm.ts');
  const questionnaire = await buildBootScript(mode, 'src/start/bootQuestionnaire.ts');
  const link = await buildBootScript(mode, 'src/start/bootLink.ts');
  return (page: PageName) => {
    if (page === 'questionnaire') return questionnaire;
    if (page === 'customQuote') return form;
    const { isUnlisted }: Page = pages[page];
    return isUnlisted ? link : usual;
  };
}
