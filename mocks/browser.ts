import { setupWorker } from 'msw/browser';
import { networkScenarios } from './networkScenarios.ts';

/** Answers for the captcha and mail providers in this browser from now on: the demo's network. */
export async function startDemoNetwork(): Promise<void> {
  await setupWorker(...networkScenarios.accepts()).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  console.warn('This is a demo: the captcha is a stand-in, and no e-mail leaves this browser.');
}
