/** Whether mocks in the browser answer for captcha and mail. */
export const isDemo = import.meta.env.MODE === 'demo';

/**
 * Build-time settings; `.env.example` describes each. An empty one counts as not set. Each variable has its
 * full name here: the build replaces a bare `import.meta.env` by all of them.
 */
export const settings = {
  captcha: {
    siteKey: import.meta.env.VITE_RECAPTCHA_SITE_KEY?.trim() || (isDemo ? 'demo-site-key' : ''),
    secret: import.meta.env.VITE_RECAPTCHA_SECRET?.trim() || undefined,
    verifyUrl: import.meta.env.VITE_RECAPTCHA_VERIFY_URL?.trim() || undefined,
  },
  mail: {
    base: import.meta.env.VITE_MAIL_API_BASE?.trim() || undefined,
    domain: import.meta.env.VITE_MAIL_DOMAIN?.trim() ?? '',
    apiKey: import.meta.env.VITE_MAIL_API_KEY?.trim() || undefined,
  },
  /** Whether a server takes real payments for the site. */
  isBackendConnected: Boolean(import.meta.env.VITE_BACKEND_URL?.trim()),
};

/** The script that counts visits and its attributes; the demo has none. */
export const statisticsScript = isDemo ? undefined : import.meta.env.VITE_STATISTICS_SCRIPT?.trim();

/** Shown in the console and in the footer where no real service answers; other builds do not contain it. */
export const demoNote = isDemo
  ? 'This is a demo: nothing is charged, and no e-mail leaves this browser.'
  : undefined;
