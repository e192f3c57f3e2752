import { Badge } from '../../../design-system';

export interface UnconfirmedBadgeProps {
  shown: boolean | undefined;
}

/** Marks a customer who may not be who the email address says. Renders `<span>`, or nothing. */
export function UnconfirmedBadge({ shown }: UnconfirmedBadgeProps) {
  return shown ? <Badge tone="warning">Not confirmed</Badge> : null;
}
