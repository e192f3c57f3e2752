import { BackendError, type CaptchaEvents, type ShownCaptcha } from '../Backend';
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

declare global {
  interface Window {
    grecaptcha?: Provider;
    /** The provider's script calls it once the widget can be drawn. */
    millraceCaptchaLoaded?: () => void;
  }
}

const SCRIPT_URL =
  'https://www.google.com/recaptcha/api.js?onload=millraceCaptchaLoaded&render=explicit&hl=en-GB';

/** How long the provider's script may take, in ms, before it counts as unavailable. */
const SCRIPT_TIMEOUT = 15_000;

let loading: Promise<Provider> | undefined;

function loadProvider(): Promise<Provider> {
  loading ??= withDeadline(
    SCRIPT_TIMEOUT,
    (signal) =>
      new Promise<Provider>((resolve, reject) => {
        const script = document.createElement('script');
        window.millraceCaptchaLoaded = () => {
          if (window.grecaptcha) resolve(window.grecaptcha);
          else reject(new Error('The captcha script brought no widget.'));
        };
        script.addEventListener('error', () => reject(new Error('The captcha script failed.')));
        signal.addEventListener('abort', () => script.remove());
        script.src = SCRIPT_URL;
        script.async = true;
        document.head.append(script);
      }),
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Draws the provider's checkbox, in its light theme (spec §2), fetching its script when it must. */
export async function showCaptcha(
  siteKey: string,
  element: HTMLElement,
  { isCompact, onToken, onExpire, onFail }: CaptchaEvents,
): Promise<ShownCaptcha> {
  try {
    const provider = await loadProvider();
    const id = provider.render(element, {
      sitekey: siteKey,
      theme: 'light',
      size: isCompact ? 'compact' : 'normal',
      callback: onToken,
      'expired-callback': onExpire,
      'error-callback': onFail,
    });
    return { remove: () => provider.reset(id) };
  } catch (cause) {
    throw new BackendError('captcha-unavailable', { cause });
  }
}
