import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { quoteStatuses } from '#src/domain/adminQuotes.ts';
import { QuoteStatusBadge } from '#src/features/admin/quotes/QuoteStatusBadge.tsx';

const meta = preview.meta({
  title: 'Owner/Quotes/QuoteStatusBadge',
  component: QuoteStatusBadge,
});

export const Default = meta.story({ args: { status: 'New' } });

export const Statuses = meta.story({
  args: { status: 'New' },
  render: () => (
    <Inline>
      {quoteStatuses.map((status) => (
        <QuoteStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
});
