import { style } from '@vanilla-extract/css';
import { tabLink, vars } from '../../../design-system/styles';

/** The current one is marked as a tab is. */
export const link = style([tabLink, { gap: vars.space.xs }]);
