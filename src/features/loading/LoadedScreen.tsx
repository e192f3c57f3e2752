import type { ReactNode } from 'react';
import { Section, type SectionProps, Stack, Text } from '../../design-system';
import { LoadError } from '../site-frame/LoadError';
import { fillsScreen } from './loading.css';

export interface LoadedScreenProps {
  labelledBy: string;
  width?: SectionProps['width'];
  children: ReactNode;
}

/**
 * A screen that JavaScript loads. It fills the window, and has a sentence for visitors whose JavaScript is off
 * or did not load.
 */
export function LoadedScreen({ labelledBy, width = 'text', children }: LoadedScreenProps) {
  return (
    <div className={fillsScreen}>
      <Section spacing="small" width={width} labelledBy={labelledBy}>
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
