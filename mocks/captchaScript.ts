import { createDemoCaptcha } from '#src/backend/captcha/demoCaptcha.ts';

/** The text of a script in place of the provider's. `onload` is the global function that it calls. */
export function captchaScript({
  onload,
  tokenLifetime,
}: {
  onload: string;
  tokenLifetime?: number;
}) {
  return `window.grecaptcha = (${createDemoCaptcha.toString()})(${tokenLifetime ?? ''});
queueMicrotask(() => window[${JSON.stringify(onload)}]());
`;
}
