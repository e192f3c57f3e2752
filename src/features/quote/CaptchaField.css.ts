import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** As large as the provider's widget, so that the layout does not shift when it loads. */
export const frame = style({
  position: 'relative',
  minBlockSize: '78px',
  maxInlineSize: '304px',
  // The widget is briefly too wide for a narrow column, before it becomes compact.
  overflow: 'clip',
});

/** Keeps its space, so that the buttons below do not move when the lockout ends. */
export const hidden = style({ visibility: 'hidden' });

/** Behind the widget, until the widget is drawn over it. */
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.sm,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  textAlign: 'center',
});
