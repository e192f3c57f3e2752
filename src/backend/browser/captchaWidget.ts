import { type Backend, BackendError } from '../Backend';
import { withDeadline } from './deadline';

/** The part of the provider's global object in use. */
interface Provider {
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

/** The part of the browser's Trusted Types in use; what a policy makes is taken for a string. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    grecaptcha?: Provider;
    trustedTypes?: TrustedTypes;
    /** The provider's script calls it once the widget can be drawn. */
    millraceCaptchaLoaded?: () => void;
  }
}

/** The provider has a script that makes do with Trusted Types, for those who ask. */
const SCRIPT_URL =
  'https://www.google.com/recaptcha/api.js?onload=millraceCaptchaLoaded&render=explicit&hl=en-GB&trustedtypes=true';

/** How long the provider's script may take, in ms, before it counts as unavailable. */
const SCRIPT_TIMEOUT = 15_000;

/** How often the script was given up on this page. */
let failures = 0;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The one address that may become a script on the page, where the page's policy asks for proof. */
function trusted(url: string) {
  policy ??= window.trustedTypes?.createPolicy('millrace-captcha', {
    createScriptURL: (address) => {
      if (address.startsWith(SCRIPT_URL)) return address;
      throw new TypeError(`This is not the captcha's script: ${address}`);
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Fetches the provider's script. It says itself when it is ready, after fetching more of itself. */
async function fetchProvider(): Promise<Provider> {
  // At the same address a browser would wait for the request that was given up, if it still hangs.
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
        // Left by an earlier attempt, it would pass for what this one brings.
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
 * Makes what draws the provider's checkbox, in its light theme (spec §2). Its script is fetched
 * with the first one, and again after it failed.
 */
export function createCaptchaWidget(siteKey: string): Backend['quotes']['showCaptcha'] {
  let loading: Promise<Provider> | undefined;

  function provider(): Promise<Provider> {
    loading ??= fetchProvider().catch((error: unknown) => {
      failures += 1;
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return async (element, { isCompact, onToken, onExpire, onFail }) => {
    try {
      const captcha = await provider();
      // Whoever asked has gone meanwhile, and the provider keeps every widget that it ever drew.
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
