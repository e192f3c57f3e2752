import { expect, test } from 'vitest';
import { filesBelow, importsOf, readSource } from '../support/sourceFiles';

const sources = filesBelow('server').filter(
  (path) => path.endsWith('.ts') && !/^server\/(dist\/|vite\.config)/.test(path),
);

/** From the bottom. The first are the files beside the folders, the last those that join all. */
const folders = [
  'server',
  'database',
  'http',
  'jobs',
  'mail',
  'events',
  'orders',
  'customers',
  'tickets',
  'quotes',
  'owner',
  'site',
  'backup',
  'app',
];

function folderOf(path: string): string {
  const [, name = '', file] = path.replace(/\.ts$/, '').split('/');
  if (file !== undefined) return name;
  // What the routes need: the database and the sessions.
  if (name === 'dependencies') return 'http';
  return name === 'app' || name === 'main' ? 'app' : 'server';
}

test('a folder of the server imports only those beneath it', () => {
  const heightOf = (path: string) => folders.indexOf(folderOf(path));
  const upward = sources.flatMap((path) =>
    importsOf(path)
      .filter(({ target = '' }) => /^server\//.test(target) && heightOf(target) > heightOf(path))
      .map(({ line, target }) => `${path}:${line} imports ${target}`),
  );
  expect(upward).toEqual([]);
  expect([...new Set(sources.map(folderOf))].sort()).toEqual(folders.toSorted());
});

/** Statements, and calls of the helpers, with the name of the table. */
const writing = [
  /\binsert\s+into\s+(\w*)/g,
  /\bupdate\s+(\w*)\S*\s+set\b/g,
  /\bdelete\s+from\s+(\w*)/g,
  /\b(?:insertRows?|saveVersion|saveOver)\(\s*[\w.]+,\s*(?:'(\w+)')?/g,
];

/** The tables that a module writes. `any` is one that its callers name. */
const writtenIn = (path: string) =>
  writing.flatMap((pattern) =>
    [...readSource(path).matchAll(pattern)].map(([, table]) => table || 'any'),
  );

test('each table is written by one folder of the server', () => {
  const written: Record<string, string[]> = {};
  for (const path of sources) {
    const tables = [...(written[folderOf(path)] ?? []), ...writtenIn(path)];
    if (tables.length > 0) written[folderOf(path)] = [...new Set(tables)].sort();
  }
  expect(written).toEqual({
    // Any: the helpers for all folders. The history has what `act` notes.
    database: ['any', 'audit_log', 'migrations'],
    http: ['links', 'rate_limits', 'sessions'],
    jobs: ['job_attempts', 'outbox'],
    mail: ['email_templates'],
    orders: [
      'exchange_rates',
      'link_products',
      'order_entries',
      'order_keys',
      'orders',
      'payment_attempts',
      'payment_events',
      'payment_requests',
      'price_findings',
      'quote_versions',
      'receipt_series',
      'receipts',
    ],
    customers: ['accounts'],
    tickets: ['attachments', 'saved_replies', 'ticket_messages', 'tickets'],
    quotes: ['payment_attempts', 'payment_requests', 'quote_versions', 'quotes'],
    owner: ['owners', 'recovery_codes'],
    site: ['settings'],
    // A restore fills all tables of an empty database.
    backup: ['any'],
  });
});
