import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

const line = `1px solid ${vars.color.line}`;

export const list = style({ borderBlockStart: line });

globalStyle(`${list} > *`, { borderBlockEnd: line });

export const paddings = styleVariants({ none: {}, sm: {} });

globalStyle(`${paddings.sm} > *`, { paddingBlock: vars.space.sm });
