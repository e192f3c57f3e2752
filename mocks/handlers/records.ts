import type { HttpHandler } from 'msw';
import type { WholeBackend } from '../createBackendOver.ts';
import { type Asked, handlersOf } from './answer.ts';

/** Where test emails go. */
export const TEST_RECIPIENT = 'office@hollin.example';

interface SavedValue<T> {
  read: () => Promise<T>;
  save: (value: T) => Promise<T>;
}

/** A value that is saved as a whole; its version stays the same. */
const valueHandlers = <T>(path: `/api/${string}`, { read, save }: SavedValue<T>) =>
  handlersOf({
    [`GET ${path}`]: async () => ({ value: await read(), version: 1 }),
    [`PUT ${path}`]: async ({ body }: Asked<{ value: T }>) => ({
      value: await save(body.value),
      version: 1,
    }),
  });

interface SavedList<T> {
  list: () => Promise<T[]>;
  save: (entry: T) => Promise<void>;
}

/** A list whose entries are saved one by one. */
const listHandlers = <T extends object>(path: `/api/${string}`, { list, save }: SavedList<T>) =>
  handlersOf({
    [`GET ${path}`]: async () => (await list()).map((entry) => ({ ...entry, version: 1 })),
    [`PUT ${path}/:id`]: async ({ body }: Asked<T & { version: number }>) => {
      const { version, ...entry } = body;
      await save(entry as unknown as T);
      return { version };
    },
  });

/** What the owner writes: prices, settings, templates and replies of the site. */
export const recordHandlers = (site: WholeBackend): HttpHandler[] => [
  ...valueHandlers('/api/admin/prices/web-development', site.webDevPrices),
  ...valueHandlers('/api/admin/prices/hosting', site.hostingPrices),
  ...valueHandlers('/api/admin/payment-settings', site.paymentSettings),
  ...listHandlers('/api/admin/email-templates', site.emailTemplates),
  ...listHandlers('/api/admin/saved-replies', site.savedReplies),
  ...handlersOf({
    'GET /api/admin/email-templates/defaults': () => site.emailTemplates.defaults(),
    'POST /api/admin/email-templates/:id/test': () => ({ recipient: TEST_RECIPIENT, mailId: '7' }),
    'DELETE /api/admin/saved-replies/:id': ({ id }) => site.savedReplies.remove(id),
    'GET /api/admin/site-data': () => site.siteData.exportAll(),
  }),
];
