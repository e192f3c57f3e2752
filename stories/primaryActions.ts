import { looks } from '#src/design-system/actions/Button.css.ts';

/** The words of the primary buttons and links, of which a view has one. */
export const primaryActions = (view: HTMLElement) =>
  [...view.querySelectorAll<HTMLElement>('button, a')]
    .filter((action) => action.checkVisibility())
    .filter(({ className }) => className.includes(looks.primary.neutral))
    .map(({ innerText }) => innerText);
