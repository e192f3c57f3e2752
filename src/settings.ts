/** Build-time settings; `.env.example` says what each is for. An empty one counts as not set. */
interface Settings {
  /** The demo: captcha and mail are answered in the browser, by the handlers of `mocks/`. */
  isDemo: boolean;
  captcha: { siteKey: string; secret: string | undefined; verifyUrl: string | undefined };
  mail: { base: string | undefined; domain: string; apiKey: string | undefined };
  /** A server that takes real payments stands behind the site. */
  isBackendConnected: boolean;
}

const env = import.meta.env;

export const settings: Settings = {
  isDemo: env.MODE === 'demo',
  captcha: {
    siteKey: env.VITE_RECAPTCHA_SITE_KEY ?? '',
    secret: env.VITE_RECAPTCHA_SECRET || undefined,
    verifyUrl: env.VITE_RECAPTCHA_VERIFY_URL || undefined,
  },
  mail: {
    base: env.VITE_MAIL_API_BASE || undefined,
    domain: env.VITE_MAIL_DOMAIN ?? '',
    apiKey: env.VITE_MAIL_API_KEY || undefined,
  },
  isBackendConnected: Boolean(env.VITE_BACKEND_URL),
};
