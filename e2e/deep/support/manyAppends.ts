/** Functions of the browser backend for the tests. They run in a page of the site's origin. */
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { adminRecords } from '#src/backend/browser/admin/adminRecords.ts';
import { SIGN_IN_DELAY } from '#src/backend/browser/createBrowserSessions.ts';
import { createStoredList } from '#src/backend/browser/storedList.ts';
import {
  type BrowserEnvironment,
  browserEnvironment,
} from '#src/backend/storage/browserEnvironment.ts';
import { orderSchema } from '#src/domain/orders.ts';

const browser = browserEnvironment();
const environment: BrowserEnvironment = {
  ...browser,
  // Without the simulated second of each registration, so that the tests do not take hours.
  wait: async (milliseconds) => {
    if (milliseconds !== SIGN_IN_DELAY) await browser.wait(milliseconds);
  },
};
const backend = createBackendOver(environment);

/** The backend cannot add an order, so the list is used directly. */
const orders = createStoredList({
  key: adminRecords.orders.key,
  schema: orderSchema,
  environment,
});

/** Functions that add an entry. The mark is part of the entry. */
const appends = {
  supportTickets: (mark: string) =>
    backend.tickets.open(
      buildTicketRequest({ answers: buildQuestionnaire({ businessName: mark }) }),
    ),
  users: (mark: string) =>
    backend.sessions.register(buildRegistration({ email: `${mark}@wood.example` })),
  orders: (mark: string) =>
    orders.append((others) => buildOrder({ id: `${mark}-${others.length}`, service: mark })),
};

export type AppendedKey = keyof typeof appends;

const tab = {
  /** Adds entries one after the other. Resolves with the number of refused ones. */
  async append(key: AppendedKey, name: string, count: number) {
    let refused = 0;
    for (let index = 1; index <= count; index += 1) {
      await appends[key](`${name}-${index}`).catch(() => {
        refused += 1;
      });
    }
    return refused;
  },

  /** Registers the emails at a time, in ms since 1970. Resolves with whether each was accepted. */
  async registerAt(time: number, emails: readonly string[]) {
    while (Date.now() < time) await Promise.resolve();
    return Promise.all(
      emails.map((email) =>
        backend.sessions.register(buildRegistration({ email })).then(
          () => true,
          () => false,
        ),
      ),
    );
  },
};

declare global {
  interface Window {
    appendingTab: typeof tab;
  }
}

window.appendingTab = tab;
