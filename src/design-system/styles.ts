/**
 * The exports for style files. They are separate from `index.ts`, because a `.css.ts` file runs at
 * build time and must not import components.
 */
export { flushText } from './css/flushText';
export { focusRing } from './css/focus';
export { media } from './css/media';
export { panel as menuPanel, toggle as menuToggle } from './navigation/DisclosureMenu.css';
export { link as tabLink } from './navigation/TabLinks.css';
export { panel as tabPanel } from './navigation/Tabs.css';
export { vars } from './tokens/theme.css';
export { fontWeight } from './tokens/tokens';
