import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

/** The space between children, for every layout component. */
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
