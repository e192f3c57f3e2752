import type { AddressInfo } from 'node:net';
import { serve } from '../scripts/serve.mjs';
import { productionSite } from '../scripts/sites.mjs';
import { whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('A visitor who comes back asks whether the page is still the same, and for nothing else', async ({
  browser,
}) => {
  const server = await serve(productionSite.folder, 0);
  const answers: string[] = [];
  server.on('request', (request, response) => {
    response.on('finish', () => answers.push(`${request.url} ${response.statusCode}`));
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}/`;

  // Not the watched browser: whoever looks at its requests switches its cache off.
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const expected of [expect.arrayContaining(['/ 200']), ['/ 304']]) {
    answers.length = 0;
    await page.goto(url);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(answers).toEqual(expected);
  }
  await context.close();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});
