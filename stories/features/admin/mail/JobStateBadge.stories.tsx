import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { eventStates } from '#src/domain/ownersEvents.ts';
import { JobStateBadge } from '#src/features/admin/mail/JobStateBadge.tsx';

const meta = preview.meta({
  title: 'Owner/Mail/JobStateBadge',
  component: JobStateBadge,
  args: { state: 'waiting' },
});

export const Default = meta.story({
  render: () => (
    <Inline>
      {eventStates.map((state) => (
        <JobStateBadge key={state} state={state} />
      ))}
    </Inline>
  ),
});
