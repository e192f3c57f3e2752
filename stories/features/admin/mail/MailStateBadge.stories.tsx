import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { mailStates } from '#src/domain/outbox.ts';
import { MailStateBadge } from '#src/features/admin/mail/MailStateBadge.tsx';

const meta = preview.meta({
  title: 'Admin/Mail/MailStateBadge',
  component: MailStateBadge,
  args: { state: 'waiting' },
});

export const Default = meta.story({
  render: () => (
    <Inline>
      {mailStates.map((state) => (
        <MailStateBadge key={state} state={state} />
      ))}
    </Inline>
  ),
});
