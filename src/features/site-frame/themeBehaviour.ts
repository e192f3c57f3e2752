/** The visitor's choice. Null follows the system. */
export type ThemeChoice = 'light' | 'dark' | null;

/** The name of the radio buttons. Their values are `system`, `light` and `dark`. */
export const THEME_FIELD = 'theme';

export function applyTheme(page: Document, choice: ThemeChoice) {
  if (choice) page.documentElement.dataset.theme = choice;
  else delete page.documentElement.dataset.theme;
}

export function checkCurrentTheme(page: Document) {
  const current = page.documentElement.dataset.theme ?? 'system';
  for (const radio of page.querySelectorAll<HTMLInputElement>(`input[name="${THEME_FIELD}"]`)) {
    radio.checked = radio.value === current;
  }
}

/**
 * Applies the theme when a visitor uses the theme switch, before hydration too.
 *
 * @param onChoice called with the new choice
 * @returns a function that removes the behaviour
 */
export function attachThemeBehaviour(
  page: Document,
  onChoice: (choice: ThemeChoice) => void,
): () => void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== THEME_FIELD) return;
    const choice = target.value === 'light' || target.value === 'dark' ? target.value : null;
    applyTheme(page, choice);
    onChoice(choice);
  };
  page.addEventListener('change', onChange);
  return () => page.removeEventListener('change', onChange);
}
