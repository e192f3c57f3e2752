/** `npm run picture`: builds the demo, and takes the README's picture of its landing page and those of the samples. */
import process from 'node:process';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { serve } from '../server/site/siteListener.ts';
import { installBrowser, launchOptions } from './browser.ts';
import { freePort } from './freePort.ts';
import { run } from './setup.mjs';

const site = '.cache/picture';
const picture = 'stories/assets/landing.png';

if (!run('npm', ['run', '--silent', 'build', '--', '--mode', 'demo', '--out', site])) {
  process.exit(1);
}
installBrowser();
const port = await freePort();
const server = await serve(site, port);
const browser = await chromium.launch(launchOptions());
// Without JavaScript there is no welcome, and with reduced motion nothing that moves.
const page = await browser.newPage({
  viewport: { width: 1280, height: 720 },
  javaScriptEnabled: false,
  reducedMotion: 'reduce',
});
await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
await page.screenshot({ path: picture });
await page.setViewportSize({ width: 960, height: 600 });
for (const sample of ['trade', 'shop', 'booking']) {
  await page.goto(`http://localhost:${port}/samples/${sample}`, { waitUntil: 'networkidle' });
  await sharp(await page.screenshot())
    .resize(768)
    .avif({ quality: 60 })
    .toFile(`src/content/work/${sample}.avif`);
}
await browser.close();
server.close();
console.log(`The landing page is in ${picture}.`);
