import type { Browser } from 'playwright';

/** The orders of a business that has been busy for years. */
const COUNT = 10_000;

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
}

/** What each key in the search of the owner's orders costs that changes the shown rows. */
export async function timeOrderSearch(browser: Browser, origin: string): Promise<KeyTimes[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    localStorage.setItem('adminSession', 'true');
    localStorage.setItem('orders', stored);
  }, JSON.stringify(orders));
  await page.goto(`${origin}/admin/orders`);
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.focus();
  const session = await context.newCDPSession(page);
  // Processor time, because the wall time has what other programs took on a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function spent(): Promise<KeyTimes> {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => 1000 * (metrics.find((each) => each.name === name)?.value ?? 0);
    return { script: of('ScriptDuration'), task: of('TaskDuration') };
  }

  // Read between the measurements, because reading takes time as well.
  const shownRows = () => page.getByRole('row').allTextContents();

  const times: KeyTimes[] = [];
  for (const query of queries) {
    await search.fill('');
    await page.waitForTimeout(300);
    let rows = (await shownRows()).join();
    for (const key of query) {
      const before = await spent();
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(150);
      const after = await spent();
      const earlierRows = rows;
      rows = (await shownRows()).join();
      if (rows === earlierRows) continue;
      times.push({ script: after.script - before.script, task: after.task - before.task });
    }
  }
  await context.close();
  return times;
}
