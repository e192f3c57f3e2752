import { type Backend, BackendError } from '../Backend';
import { withDeadline } from '../services/deadline';

/** The part of the provider's global object in use. */
export interface CaptchaProvider {
  /** Returns the id of the widget. */
  render(
    element: HTMLElement,
    parameters: {
      sitekey: string;
      theme: 'light';
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(id: number): void;
}

/** The used part of the browser's Trusted Types. The type of a policy's result is simplified to a string. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    grecaptcha?: CaptchaProvider;
    trustedTypes?: TrustedTypes;
    /** Called by the provider's script once the widget can be drawn. */
    millraceCaptchaLoaded?: () => void;
  }
}

/** `trustedtypes=true` loads the variant of the script that supports Trusted Types. */
const SCRIPT_URL =
  'https://www.google.com/recaptcha/api.js?onload=millraceCaptchaLoaded&render=explicit&hl=en-GB&trustedtypes=true';

/** How long the provider's script may take, in ms, before it counts as unavailable. */
const SCRIPT_TIMEOUT = 15_000;

/** How often loading the script has failed on this page. */
let failures = 0;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Allows only the provider's URL as a script, for pages that require Trusted Types. */
function trusted(url: string) {
  policy ??= window.trustedTypes?.createPolicy('millrace-captcha', {
    createScriptURL: (wanted) => {
      if (wanted.startsWith(SCRIPT_URL)) return wanted;
      throw new TypeError(`This is not the captcha's script: ${wanted}`);
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Loads the provider's script. It loads further files, then calls `millraceCaptchaLoaded`. */
async function fetchProvider(): Promise<CaptchaProvider> {
  // A new URL for each attempt: with the same one, the browser waits for the failed request.
  const url = failures === 0 ? SCRIPT_URL : `${SCRIPT_URL}&attempt=${failures + 1}`;
  return withDeadline(
    SCRIPT_TIMEOUT,
    (signal) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        const settle = () => {
          if (window.grecaptcha) resolve(window.grecaptcha);
          else reject(new Error('What came as the captcha script brought no captcha.'));
        };
        // An object that an earlier attempt left behind would count as loaded.
        delete window.grecaptcha;
        window.millraceCaptchaLoaded = settle;
        script.addEventListener('load', () => {
          if (!window.grecaptcha) settle();
        });
        script.addEventListener('error', () => reject(new Error('The captcha script failed.')));
        signal.addEventListener('abort', () => script.remove());
        script.src = trusted(url);
        script.async = true;
        document.head.append(script);
      }),
  );
}

/**
 * Creates the function that draws the provider's checkbox, in its light theme. The provider's script
 * loads with the first call, and again after a failure. `load` brings a stand-in instead.
 */
export function createCaptchaWidget(
  siteKey: string,
  load: () => Promise<CaptchaProvider> = fetchProvider,
): Backend['quotes']['showCaptcha'] {
  let loading: Promise<CaptchaProvider> | undefined;

  function provider(): Promise<CaptchaProvider> {
    loading ??= load().catch((error: unknown) => {
      failures += 1;
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return async (element, { isCompact, onToken, onExpire, onFail }) => {
    try {
      const captcha = await provider();
      // The caller has removed its element. The provider never forgets a widget, so draw none.
      if (!element.isConnected) return { reset() {}, remove() {} };
      const id = captcha.render(element, {
        sitekey: siteKey,
        theme: 'light',
        size: isCompact ? 'compact' : 'normal',
        callback: onToken,
        'expired-callback': onExpire,
        'error-callback': onFail,
      });
      return { reset: () => captcha.reset(id), remove: () => captcha.reset(id) };
    } catch (cause) {
      throw new BackendError('captcha-unavailable', { cause });
    }
  };
}
