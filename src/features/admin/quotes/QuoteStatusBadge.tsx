import { Badge, type Tone } from '../../../design-system';
import type { QuoteStatus } from '../../../domain/adminQuotes';

const tones: Readonly<Record<QuoteStatus, Tone>> = {
  New: 'warning',
  Priced: 'info',
  Accepted: 'success',
  Declined: 'neutral',
};

export interface QuoteStatusBadgeProps {
  status: QuoteStatus;
}

/** The status of a quote request: amber while it waits for the owner, blue for the customer. */
export function QuoteStatusBadge({ status }: QuoteStatusBadgeProps) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
