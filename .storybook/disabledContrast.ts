import Color from 'colorjs.io';

/** The least contrast of a disabled control, which WCAG exempts and axe therefore leaves out. */
const LEAST = 3;

const mix = (back: Color, front: Color, share: number) => back.mix(front, share, { space: 'srgb' });

/** A colour over what is behind it. */
function over(back: Color, css: string) {
  const front = new Color(css);
  const share = front.alpha;
  front.alpha = 1;
  return mix(back, front, share);
}

/** The contrast of an element's text with its ground, as painted; an opacity fades both. */
function contrastOf(element: Element) {
  const styles: CSSStyleDeclaration[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    styles.unshift(getComputedStyle(node));
  }
  let ground = new Color('white');
  let text = new Color(styles.at(-1)?.color ?? 'black');
  for (const { backgroundColor, opacity } of styles) {
    const own = over(ground, backgroundColor);
    if (Number(opacity) < 1) text = mix(ground, text, Number(opacity));
    ground = mix(ground, own, Number(opacity));
  }
  return text.contrast(ground, 'WCAG21');
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

/** Fails if the text of a disabled control, or of its label, has less contrast than 3:1. */
export function checkDisabled() {
  const controls = ':is(:disabled, [aria-disabled="true"]):not(option, fieldset)';
  for (const control of document.querySelectorAll(controls)) {
    const parts = [control, ...(control.closest('label') ?? control).querySelectorAll('*')];
    for (const part of parts) {
      if (!part.checkVisibility() || !(hasText(part) || part.matches('input, svg'))) continue;
      if (part.matches('[type="radio"], [type="checkbox"]') || part.closest('.sb-wrapper'))
        continue;
      const ratio = contrastOf(part);
      if (ratio < LEAST) throw new Error(`Contrast ${ratio.toFixed(2)} in ${part.outerHTML}`);
    }
  }
}
