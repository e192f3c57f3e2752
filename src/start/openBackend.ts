/** The backend of the mode that the site was built for. Its code is loaded by the first method. */
import type { Backend } from '../backend/Backend';
import { storedSession } from '../backend/browser/storedSession';
import { createLazyBackend, createLazyConnectedBackend } from '../backend/createLazyBackend';
import { browserSignals, sessionHint } from '../backend/http/sessionHint';
import { browserEnvironment } from '../backend/storage/browserEnvironment';
import { referenceOf } from '../backend/storage/purchaseReference';
import { settings } from '../settings';
import { nextTask } from './nextTask';

/** Mocks captcha and mail for the demo. If that fails, such as without storage, the rest works. */
async function startDemo() {
  try {
    await (await import('./demoNetwork')).startDemoNetwork();
  } catch (error) {
    console.warn('This is a demo: its mocks for captcha and mail did not start.', error);
  }
}

/** The captcha of connected mode. Without the provider's key, it is a stand-in that checks nothing. */
async function loadCaptcha() {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) {
    const { createCaptchaWidget } = await import('../backend/captcha/captchaWidget');
    return createCaptchaWidget(settings.captcha.siteKey);
  }
  return (await import('../backend/captcha/demoCaptcha')).createDemoWidget();
}

/** The backend of connected mode, over the API of the server. */
function openHttpBackend(): Backend {
  const environment = browserEnvironment();
  const signals = browserSignals();
  return createLazyConnectedBackend(
    async () => {
      await nextTask();
      const { createHttpBackend } = await import('../backend/http/createHttpBackend');
      return createHttpBackend(environment, { loadCaptcha, signals });
    },
    sessionHint(signals),
    // The landing page loads no backend.
    { referenceOf: async (bought) => referenceOf(environment, bought) },
  );
}

/** The backend of browser mode, over the storage of this browser. */
function openBrowserBackend(): Backend {
  const environment = browserEnvironment();
  return createLazyBackend(async () => {
    await nextTask();
    const [{ createBrowserBackend }, { mailBusiness }] = await Promise.all([
      import('../backend/browser/createBrowserBackend'),
      import('../content/mailBusiness'),
    ]);
    if (import.meta.env.MODE === 'demo') await startDemo();
    return createBrowserBackend(environment, {
      captcha: settings.captcha,
      mail: settings.mail,
      business: mailBusiness,
    });
  }, storedSession(environment));
}

/** The mode is a constant of the build, which leaves out what the other mode needs. */
export const openBackend = () =>
  import.meta.env.MODE === 'connected' ? openHttpBackend() : openBrowserBackend();
