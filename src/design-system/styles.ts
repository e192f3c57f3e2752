/**
 * What style files are written with. A door of its own beside `index.ts`, because a `.css.ts` runs
 * at build time and must not drag the components in.
 */
export { focusRing } from './css/focus';
export { media } from './css/media';
export { vars } from './tokens/theme.css';
export { fontWeight } from './tokens/tokens';
