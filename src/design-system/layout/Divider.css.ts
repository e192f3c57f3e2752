import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const divider = style({ border: 0, blockSize: 1, backgroundColor: vars.color.line });
