import type { ReactNode } from 'react';
import { Section, Stack, Text } from '../../design-system';
import { LoadError } from '../site-frame/LoadError';
import { fillsScreen } from './fillsScreen.css';

export interface LoadedScreenProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A screen of one column that JavaScript loads: it fills the window, and says so where JavaScript is off or did
 * not load.
 */
export function LoadedScreen({ labelledBy, children }: LoadedScreenProps) {
  return (
    <div className={fillsScreen}>
      <Section spacing="small" width="text" labelledBy={labelledBy}>
        <Stack gap="lg">
          {children}
          <LoadError />
          <noscript>
            <Text>This page needs JavaScript.</Text>
          </noscript>
        </Stack>
      </Section>
    </div>
  );
}
