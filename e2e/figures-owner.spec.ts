/** The figures that the lists of the owner keep to on phones and tablets, one printed line each. */
import { buildOrder } from '#mocks/factories/order.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { storageWith } from './support/account.ts';
import { brokenWords, printFigure, rowsIn } from './support/figures.ts';
import { openHydrated } from './support/page.ts';
import { test } from './support/test.ts';

const services = ['Ecommerce Website', 'Standard Website', 'Ultimate Hosting (yearly)'];

test.use({
  storageState: storageWith({
    adminSession: 'true',
    orders: Array.from({ length: 30 }, (_, index) =>
      buildOrder({ id: `ORD-${100 + index}`, service: services[index % services.length] ?? '' }),
    ),
    users: Array.from({ length: 12 }, (_, index) =>
      buildUser({ id: `user-${index}`, email: `${index}@harrow-joinery.example` }),
    ),
    supportTickets: Array.from({ length: 12 }, (_, index) =>
      buildSupportTicket({ id: `web-${index}` }),
    ),
  }),
  hasTouch: true,
});

const lists = { orders: 'Orders', tickets: 'Tickets', accounts: 'Accounts' };

for (const [width, height, row] of [
  [768, 1024, 56],
  [360, 780, 72],
] as const) {
  test(`At ${width} px, the rows of the lists are ${row} px high, and no word is broken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, name] of Object.entries(lists)) {
      await openHydrated(page, `/admin/${path}`);
      const { first, heights, whole } = await rowsIn(page);
      for (const each of heights)
        printFigure(`${name} at ${width} px: the rows, in px`, each, row, row);
      printFigure(`${name} at ${width} px: broken words`, await brokenWords(page), 0, 0);
      if (name === 'Orders' && width === 768) {
        printFigure('Orders at 768 px: the top of the first one, in px', first, 0, 320);
        printFigure('Orders on 768 × 1024 px: rows in view', whole, 12, 25);
        const hidden = await page
          .getByRole('navigation', { name: 'Admin' })
          .getByRole('list')
          .evaluate((row) => row.scrollWidth - row.clientWidth);
        printFigure('The six tabs at 768 px: what does not fit, in px', hidden, 0, 0);
      }
    }
  });
}
