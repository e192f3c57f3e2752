import type { ReactNode, Ref } from 'react';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { Text } from '../typography/Text';
import { Drawing, type DrawingPart } from './Drawing';

export interface EmptyStateProps {
  ref?: Ref<HTMLElement>;
  /** What is missing, such as 'No orders yet'. */
  title?: string;
  /** Why, or what will be here. */
  children: ReactNode;
  /** A button or a link that changes it. */
  action?: ReactNode;
}

const blankSheet: readonly DrawingPart[] = [
  ['paper', 'M18 6h52l16 16v52H18z'],
  ['soft', 'M70 6v16h16z'],
  ['gap', 'M28 22h30M28 36h48M28 48h48M28 60h30'],
  ['accent', 'M0 80q9-6 18 0t18 0 18 0 18 0 20 0 20 0'],
];

/** Shown instead of a list without entries. Renders `<div>`. */
export function EmptyState({ title, children, action, ref }: EmptyStateProps) {
  return (
    <Stack {...(ref && { ref })}>
      <Drawing parts={blankSheet} />
      <Stack gap="xs">
        {title && <Text weight="semibold">{title}</Text>}
        <Text variant="quiet">{children}</Text>
      </Stack>
      {action && <Inline stacked>{action}</Inline>}
    </Stack>
  );
}
