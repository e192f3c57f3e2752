interface ImportMetaEnv {
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
  readonly VITE_RECAPTCHA_SECRET?: string;
  readonly VITE_RECAPTCHA_VERIFY_URL?: string;
  readonly VITE_MAIL_API_BASE?: string;
  readonly VITE_MAIL_DOMAIN?: string;
  readonly VITE_MAIL_API_KEY?: string;
  readonly VITE_BACKEND_URL?: string;
  readonly VITE_STATISTICS_SCRIPT?: string;
  readonly VITE_ADMIN_USERNAME?: string;
  readonly VITE_ADMIN_PASSWORD?: string;
}
