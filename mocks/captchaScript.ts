import { createDemoCaptcha } from '#src/backend/captcha/demoCaptcha.ts';

/** The text of a script in place of the provider's. It calls the global function `onload`. */
export const captchaScript = (onload: string) =>
  `window.grecaptcha = (${createDemoCaptcha.toString()})();
queueMicrotask(() => window[${JSON.stringify(onload)}]());
`;
