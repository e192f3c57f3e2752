import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

const line = `1px solid ${vars.color.line}`;

const list = style({});

export const lines = styleVariants({
  all: [list, { borderBlock: line }],
  between: [list],
});

// For a link that covers its row.
globalStyle(`${list} > *`, { position: 'relative' });

globalStyle(`${list} > * + *`, { borderBlockStart: line });

export const paddings = styleVariants({ none: {}, sm: {} });

globalStyle(`${paddings.sm} > *`, { paddingBlock: vars.space.sm });
globalStyle(`${lines.between} > :first-child`, { paddingBlockStart: 0 });
globalStyle(`${lines.between} > :last-child`, { paddingBlockEnd: 0 });
