import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const alignments = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
});
