import { screen, userEvent } from 'storybook/test';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { ImportPlan, SiteData } from '#src/domain/siteData.ts';

/** What was saved the week before, in another browser. */
export function buildSiteData(contents: Record<string, unknown> = {}): SiteData {
  return {
    version: 1,
    savedAt: '2026-02-23T09:30:00.000Z',
    contents: {
      users: [
        buildUser(),
        buildUser({ id: 'user-7', name: 'Sam Dale', email: 'sam@dale.example' }),
      ],
      orders: buildOrders(5),
      ...contents,
    },
    unreadable: [],
  };
}

export function buildFile(content: unknown = buildSiteData(), name = 'site-data-2026-02-23.json') {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return new File([text], name, { type: 'application/json' });
}

/** Chooses a file as a visitor does once the window for it is open. */
export async function choose(file: File) {
  await userEvent.upload(screen.getByLabelText('File to restore'), file);
}

/** A plan with every outcome in it. */
export const everyOutcome: ImportPlan = {
  savedAt: '2026-02-23T09:30:00.000Z',
  changes: [
    { key: 'users', outcome: 'replaced', entries: { stored: 1, imported: 2, unreadable: 0 } },
    { key: 'orders', outcome: 'replaced', entries: { stored: 3, imported: 5, unreadable: 1 } },
    {
      key: 'supportTickets',
      outcome: 'unreadable',
      entries: { stored: 2, imported: 0, unreadable: 4 },
    },
    { key: 'webDevPrices', outcome: 'added' },
    { key: 'hostingPrices', outcome: 'unchanged' },
    { key: 'stripeSettings', outcome: 'secret' },
    { key: 'currentUser', outcome: 'session' },
    { key: 'newsletter', outcome: 'unknown' },
  ],
};

export const oneUnreadable = {
  key: 'orders.unreadable',
  text: JSON.stringify([buildOrder()]).slice(0, -10),
};
