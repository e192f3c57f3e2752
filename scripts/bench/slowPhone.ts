import type { Browser } from 'playwright';

/** Lighthouse's slow 4G: latency in ms, throughput in bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower than this machine the phone is. */
const CPU_RATE = 4;

/** Opens an empty page of a slow phone on a slow network. Close its context after use. */
export async function openSlowPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return page;
}
