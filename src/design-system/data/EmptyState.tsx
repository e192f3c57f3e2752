import type { ReactNode, Ref } from 'react';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { Text } from '../typography/Text';

export interface EmptyStateProps {
  ref?: Ref<HTMLElement>;
  /** What is missing, such as 'No orders yet'. */
  title?: string;
  /** Why, or what will be here. */
  children: ReactNode;
  /** A button or a link that changes it. */
  action?: ReactNode;
}

/** In place of a list without entries. Renders `<div>`. */
export function EmptyState({ title, children, action, ref }: EmptyStateProps) {
  return (
    <Stack {...(ref && { ref })}>
      <Stack gap="xs">
        {title && <Text weight="semibold">{title}</Text>}
        <Text variant="quiet">{children}</Text>
      </Stack>
      {action && <Inline stacked>{action}</Inline>}
    </Stack>
  );
}
