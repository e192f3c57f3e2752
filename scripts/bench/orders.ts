import type { Browser } from 'playwright';

/** The orders of a busy year. Connected mode is for a business with more. */
const COUNT = 500;

/** Some of their keys change the rows of the page. */
const queries = ['harrow 99', 'workshop', 'dale 2026-01'];

const customers = ['Ruth Harrow', 'Sam Dale', 'Nadia Osei', 'Gwen Pritchard', 'Liam Fell'];
const services = ['Cottage Website', 'Workshop Website', 'Orchard Hosting (monthly)'];
const DAY = 24 * 60 * 60 * 1000;

const orders = Array.from({ length: COUNT }, (_, index) => ({
  id: `ORD-${COUNT - index}`,
  customer: customers[index % customers.length],
  service: services[index % services.length],
  date: new Date(Date.UTC(2026, 1, 16) - index * DAY).toISOString().slice(0, 10),
  amount: `£${(index % 400) + 50}.00`,
  status: index % 3 ? 'Completed' : 'In Progress',
}));

export interface KeyTimes {
  /** In ms of processor time of the main thread, as `task`, which also has styles, layout and paint. */
  script: number;
  task: number;
  /** `task` where the same key puts the same rows into a table without the application. */
  twinTask: number;
}

async function openContext(browser: Browser) {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Not the wall time, which has what other programs took on a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const search = page.getByRole('searchbox', { name: 'Search orders' });

  async function spent() {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => 1000 * (metrics.find((each) => each.name === name)?.value ?? 0);
    return { script: of('ScriptDuration'), task: of('TaskDuration') };
  }

  return {
    page,
    async empty() {
      await search.fill('');
      await search.focus();
      await page.waitForTimeout(300);
    },
    async press(key: string) {
      const before = await spent();
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(150);
      const after = await spent();
      return { script: after.script - before.script, task: after.task - before.task };
    },
    // Read between the measurements, because reading takes time as well.
    rows: () => page.locator('tbody').evaluate((body) => body.innerHTML),
    close: () => context.close(),
  };
}

/** What each key in the search of the owner's orders costs that changes the shown rows. */
export async function timeOrderSearch(
  browser: Browser,
  origin: string,
  twinOrigin: string,
): Promise<KeyTimes[]> {
  const app = await openContext(browser);
  await app.page.addInitScript((stored) => {
    localStorage.setItem('adminSession', 'true');
    localStorage.setItem('orders', stored);
  }, JSON.stringify(orders));
  await app.page.goto(`${origin}/admin/orders`);
  await app.page.locator('tbody').waitFor();

  const twin = await openContext(browser);
  await twin.page.goto(`${twinOrigin}/admin/orders`);
  await twin.page.evaluate(
    (html) => {
      document.body.innerHTML = html;
      const [body] = document.getElementsByTagName('tbody');
      document.addEventListener('input', () => {
        if (body) body.innerHTML = Reflect.get(window, 'rows');
      });
    },
    await app.page.evaluate(() => document.body.innerHTML),
  );
  const setRows = (rows: string) =>
    twin.page.evaluate((html) => Object.assign(window, { rows: html }) && undefined, rows);

  const times: KeyTimes[] = [];
  for (const query of queries) {
    await app.empty();
    let rows = await app.rows();
    await setRows(rows);
    await twin.empty();
    for (const key of query) {
      const spent = await app.press(key);
      const earlierRows = rows;
      rows = await app.rows();
      await setRows(rows);
      const twinSpent = await twin.press(key);
      if (rows !== earlierRows) times.push({ ...spent, twinTask: twinSpent.task });
    }
  }
  await app.close();
  await twin.close();
  return times;
}
