import { type ReactNode, useId } from 'react';
import { Heading, Inline, Stack } from '../../../design-system';
import * as styles from './frame.css';

export interface PanelProps {
  title: string;
  back?: ReactNode;
  /** Figures in the line of the heading. What they open fills the width below it. */
  beside?: ReactNode;
  controls?: ReactNode;
  intro?: ReactNode;
  gap?: 'xs' | 'lg';
  children: ReactNode;
}

/** The frame of what the owner sees below the tabs: a region with its heading. */
export function Panel({ title, back, beside, controls, intro, gap = 'lg', children }: PanelProps) {
  const titleId = useId();
  const heading = (
    <Heading level="1" size="h3" id={titleId}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={gap}>
        <Stack gap="xs">
          {back}
          {beside || controls ? (
            <div className={styles.panelLine}>
              <Inline gap="xs" distribute="between">
                <Inline gap="md">
                  {heading}
                  {beside}
                </Inline>
                {controls}
              </Inline>
            </div>
          ) : (
            heading
          )}
          {intro}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
