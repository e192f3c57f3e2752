import { style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/** Fills the screen, so that the footer does not appear before the form or the redirect. */
export const pending = style({ minBlockSize: '100svh' });

/** The package, which `src/start/bootQuestionnaire.ts` names. As text, it would move the form a moment later. */
export const bought = style({
  '::before': { content: 'var(--bought, "a website package")' },
});

/** The same script sets `html[data-no-form]` for a visitor who gets another view. */
export const ifBought = style({
  selectors: { 'html[data-no-form] &': { display: 'none' } },
});

/**
 * The same script sets `html[data-returned]` for a visitor who returns from the payment page: until the payment is
 * known, the page looks for it.
 */
export const ifNew = style({ selectors: { 'html[data-returned] &': { display: 'none' } } });

/** What is shown then. As text, it would be in the page of every visitor. */
export const ifReturned = style({
  selectors: { 'html[data-returned] &::before': { content: '"Looking for your payment …"' } },
});

/** As high as the form, so that nothing below moves when the form has loaded. */
export const mailForm = style({ minBlockSize: '11rem' });

/** As wide as its text. Without JavaScript no payment page has opened. */
export const withScript = style({
  alignSelf: 'start',
  '@media': { [media.noScript]: { display: 'none' } },
});
