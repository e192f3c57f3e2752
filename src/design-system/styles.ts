/**
 * The exports for style files. They are separate from `index.ts`, because a `.css.ts` file runs at
 * build time and must not import components.
 */

export { media } from './css/media';
export { flushText, focusRing, toastHeader } from './css/rules';
export { panel as menuPanel, toggle as menuToggle } from './navigation/DisclosureMenu.css';
export { panel as tabPanel, tabLink } from './navigation/tabs.css';
export { vars } from './tokens/theme.css';
export { fontWeight } from './tokens/tokens';
