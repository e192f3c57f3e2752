import type { CaptchaEvents, ShownCaptcha } from '#src/backend/Backend.ts';

/** A checkbox instead of the provider's widget: checking it completes the captcha, unchecking it expires it. */
export function showFakeCaptcha(
  element: HTMLElement,
  { onToken, onExpire }: CaptchaEvents,
): ShownCaptcha {
  const label = document.createElement('label');
  const checkbox = document.createElement('input');
  checkbox.type = 'checkbox';
  checkbox.addEventListener('change', () => {
    if (checkbox.checked) onToken('fake-token');
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
