/** Mocks captcha and mail. The build of the demo replaces this module by `mocks/browser.ts`. */
export async function startDemoNetwork(): Promise<void> {}
