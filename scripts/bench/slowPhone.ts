import type { Browser } from 'playwright';
import { slowNetwork } from './slowNetwork.ts';

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
