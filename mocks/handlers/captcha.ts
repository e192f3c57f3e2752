import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { CAPTCHA_VERIFY_URL } from '#src/backend/services/captchaVerifier.ts';
import { captchaScript } from '../captchaScript.ts';
import { mockNow } from '../clock.ts';

/** Where the widget's script is fetched from, without its query. */
const CAPTCHA_SCRIPT_URL = 'https://www.google.com/recaptcha/api.js';

/** How the site-verify endpoint behaves. */
export type SiteVerifyScenario =
  /** Every token passes. */
  | 'accepts'
  /** No token passes. */
  | 'refuses'
  /** Every token passes after a delay. */
  | 'slow'
  /** No connection. */
  | 'down'
  /** The service fails: 500 and an HTML page. */
  | 'fails'
  /** Half a JSON document. */
  | 'malformed';

/** A check that the endpoint received. */
export interface PostedCheck {
  contentType: string | null;
  /** `secret` and `response`. */
  fields: Readonly<Record<string, string>>;
}

export interface CaptchaHandlerOptions {
  /** Default 'accepts'. */
  siteVerify?: SiteVerifyScenario;
  /** Receives every check. */
  onCheck?: (check: PostedCheck) => void;
  /** Default: the provider's own. */
  verifyUrl?: string;
  /** Milliseconds that a slow response takes. Default 3000. */
  slowness?: number;
}

/** The handlers of the captcha provider: the widget's script and site-verify. */
export function captchaHandlers({
  siteVerify = 'accepts',
  onCheck = () => {},
  verifyUrl = CAPTCHA_VERIFY_URL,
  slowness = 3000,
}: CaptchaHandlerOptions = {}): HttpHandler[] {
  return [
    http.get(CAPTCHA_SCRIPT_URL, ({ request }) => {
      const onload = new URL(request.url).searchParams.get('onload') ?? '';
      return new HttpResponse(captchaScript(onload), {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      });
    }),

    http.post(verifyUrl, async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      onCheck({ contentType: request.headers.get('Content-Type'), fields });
      if (siteVerify === 'slow') await delay(slowness);
      return fields.response ? responses[siteVerify]() : refuse('missing-input-response');
    }),
  ];
}

const accept = () =>
  HttpResponse.json({
    success: true,
    challenge_ts: mockNow().toISOString(),
    hostname: 'www.hollin.example',
  });

const responses: Readonly<Record<SiteVerifyScenario, () => Response>> = {
  accepts: accept,
  refuses: () => refuse('invalid-input-response'),
  slow: accept,
  down: () => HttpResponse.error(),
  fails: () => HttpResponse.html('<h1>Error 500 (Server Error)</h1>', { status: 500 }),
  malformed: () => HttpResponse.text('{"success": tr'),
};

function refuse(errorCode: string): Response {
  return HttpResponse.json({ success: false, 'error-codes': [errorCode] });
}
