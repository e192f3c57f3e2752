import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { ButtonLink, Stack } from '#src/design-system/index.ts';
import type { JobKind, JobState, Side } from '#src/domain/nextStep.ts';
import { JobTicket } from '#src/features/job-ticket/JobTicket.tsx';

const step = (kind: JobKind, state: JobState, until: string | null = null) => ({
  kind,
  state,
  until,
});

const meta = preview.meta({
  title: 'Features/Orders/JobTicket',
  component: JobTicket,
  decorators: [withApp, inColumn('44rem')],
  args: {
    next: step('package', 'questions'),
    children: <ButtonLink href="#questions">Answer the questions</ButtonLink>,
  },
  parameters: { backend: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Paid. Your turn: eight questions' }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/turn/)).toHaveLength(1);
    await expect(canvas.getByText('You tell us')).toHaveAttribute('aria-current', 'step');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Its action renders nothing, as of an order that is being built: no gap is left for it. */
export const WithoutAction = meta.story({
  tags: ['!visual'],
  args: { next: step('package', 'building'), children: [] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region').getBoundingClientRect();
    const above = canvas.getByRole('list').getBoundingClientRect().top - sheet.top;
    const sentence = canvas.getByRole('heading').getBoundingClientRect();
    await expect(Math.round(sheet.bottom - sentence.bottom)).toBe(Math.round(above));
  },
});

/** One of each station, and what interrupts it. */
const steps = [
  step('package', 'Waiting for payment'),
  step('package', 'Payment failed'),
  step('package', 'Disputed', '2026-03-09'),
  step('package', 'Refunded'),
  step('package', 'questions'),
  step('package', 'reply', '2026-03-04'),
  step('package', 'answer'),
  step('package', 'building'),
  step('package', 'online'),
  step('hosting', 'Active', '2026-03-16'),
  step('hosting', 'Payment overdue', '2026-02-26'),
  step('hosting', 'Ending', '2026-03-16'),
  step('hosting', 'Ended', '2026-02-26'),
  step('other', 'unassigned', '2026-03-03'),
  step('quote', 'requested', '2026-03-04'),
  step('quote', 'priced', '2026-03-31'),
  step('quote', 'declined'),
  step('quote', 'accepted', '2026-03-04'),
  step('ticket', 'reply', '2026-02-26'),
  step('ticket', 'closed'),
];

const renderAll = (side: Side) => (
  <Stack gap="xl">
    {steps.map((next) => (
      <JobTicket key={`${next.kind} ${next.state}`} next={next} side={side} look="row" />
    ))}
  </Stack>
);

export const OfCustomers = meta.story({ render: () => renderAll('customer') });

export const OfOwners = meta.story({ render: () => renderAll('owner') });
