import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** As large as the provider's widget, so that nothing moves when it arrives. */
export const frame = style({
  position: 'relative',
  minBlockSize: '78px',
  maxInlineSize: '304px',
  // The widget is wider than a narrow column for a moment, while it turns into its compact form.
  overflow: 'clip',
});

/** Takes the focus from 'Try again', which goes; a ring around an empty place would say nothing. */
export const place = style({ outline: 'none' });

/** Where the widget will be; what it draws lies over it. */
export const promise = style({
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
