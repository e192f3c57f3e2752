/** Secrets that a build would publish. In connected mode the server has them, under other names. */
export const publishedSecretNames = [
  'VITE_RECAPTCHA_SECRET',
  'VITE_MAIL_API_KEY',
  'VITE_ADMIN_USERNAME',
  'VITE_ADMIN_PASSWORD',
] as const;
