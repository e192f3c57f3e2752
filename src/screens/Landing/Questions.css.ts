import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

const line = `1px solid ${vars.color.line}`;

export const list = style({ borderBlockStart: line });
export const item = style({ borderBlockEnd: line });
