import type { Checklist } from '#src/domain/checklist.ts';

/** The checklist of a site that needs nothing more. */
export const buildChecklist = (overrides: Partial<Checklist> = {}): Checklist => ({
  origin: 'https://hollin.example',
  sampleLinks: [],
  findings: [],
  listProblem: null,
  eventTypes: ['checkout.session.completed', 'customer.updated'],
  webhook: {
    hasSecret: true,
    lastEvent: '2026-03-02T08:15:00.000Z',
    lastVersion: '2025-03-31.basil',
    refused: null,
    unreadList: null,
  },
  mail: 'tested',
  hasCaptcha: true,
  hasTwoSteps: true,
  backup: { at: '2026-03-02T02:00:00.000Z', isRecent: true, isChecked: true },
  sampleTexts: [],
  needsAddress: false,
  ...overrides,
});
