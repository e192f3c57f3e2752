import type { CaptchaEvents, ShownCaptcha } from '#src/backend/Backend.ts';

/** A checkbox in the captcha's place, for backends without a provider. Ticking it completes it. */
export function showStandInCaptcha(
  element: HTMLElement,
  { onToken, onExpire }: CaptchaEvents,
): ShownCaptcha {
  const label = document.createElement('label');
  const checkbox = document.createElement('input');
  checkbox.type = 'checkbox';
  checkbox.addEventListener('change', () => {
    if (checkbox.checked) onToken('stand-in-token');
    else onExpire();
  });
  label.append(checkbox, ' I am not a robot (stand-in)');
  element.append(label);
  return {
    reset: () => {
      checkbox.checked = false;
    },
    remove: () => label.remove(),
  };
}
