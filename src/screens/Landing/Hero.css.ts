import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const hero = style({
  paddingBlock: `clamp(1.5rem, 4vw, 4rem) ${vars.space.section}`,
});

export const columns = style({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(2.5rem, 5vw, 5rem)',
  '@media': {
    [media.from('laptop')]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
  },
});
