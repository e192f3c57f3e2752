/** Build-time settings; `.env.example` says what each is for. An empty one counts as not set. */
interface Settings {
  captcha: { siteKey: string; secret: string | undefined; verifyUrl: string | undefined };
  mail: { base: string | undefined; domain: string; apiKey: string | undefined };
  /** A server that takes real payments stands behind the site. */
  isBackendConnected: boolean;
}

/** Each is named in full: of a name in parts, the build would hand every visitor all there are. */
export const settings: Settings = {
  captcha: {
    siteKey: import.meta.env.VITE_RECAPTCHA_SITE_KEY?.trim() ?? '',
    secret: import.meta.env.VITE_RECAPTCHA_SECRET?.trim() || undefined,
    verifyUrl: import.meta.env.VITE_RECAPTCHA_VERIFY_URL?.trim() || undefined,
  },
  mail: {
    base: import.meta.env.VITE_MAIL_API_BASE?.trim() || undefined,
    domain: import.meta.env.VITE_MAIL_DOMAIN?.trim() ?? '',
    apiKey: import.meta.env.VITE_MAIL_API_KEY?.trim() || undefined,
  },
  isBackendConnected: Boolean(import.meta.env.VITE_BACKEND_URL?.trim()),
};

/**
 * The demo, where the handlers of `mocks/` answer for captcha and mail, says that it is one: in the
 * console and at the foot of each page. No other build holds a word of it.
 */
export const demoNote =
  import.meta.env.MODE === 'demo'
    ? 'This is a demo: nothing is charged, and no e-mail leaves this browser.'
    : undefined;
