/** A visitor's choice; null leaves it to the system. */
export type ThemeChoice = 'light' | 'dark' | null;

/** The name of the theme switch's radio buttons; the value of the one for the system is `system`. */
export const THEME_FIELD = 'theme';

/** Paints the page in a theme. */
export function showTheme(page: Document, choice: ThemeChoice) {
  if (choice) page.documentElement.dataset.theme = choice;
  else delete page.documentElement.dataset.theme;
}

/** Checks the radio button of the theme that the page is painted in. */
export function checkShownTheme(page: Document) {
  const shown = page.documentElement.dataset.theme ?? 'system';
  for (const radio of page.querySelectorAll<HTMLInputElement>(`input[name="${THEME_FIELD}"]`)) {
    radio.checked = radio.value === shown;
  }
}

/**
 * Repaints the page, and tells, whenever the theme switch is used; needs no React.
 *
 * @returns a function that takes it all back
 */
export function attachThemeBehaviour(
  page: Document,
  onChoice: (choice: ThemeChoice) => void,
): () => void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== THEME_FIELD) return;
    const choice = target.value === 'light' || target.value === 'dark' ? target.value : null;
    showTheme(page, choice);
    onChoice(choice);
  };
  page.addEventListener('change', onChange);
  return () => page.removeEventListener('change', onChange);
}
