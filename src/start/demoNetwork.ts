/** Mocks captcha and mail. The build of the demo puts `mocks/browser.ts` in place of this module. */
export async function startDemoNetwork(): Promise<void> {}
