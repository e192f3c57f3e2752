/** The moment at which every mock lives: a Monday morning. */
export const MOCK_NOW = new Date('2026-03-02T09:30:00.000Z');

/** A clock that always shows this time. */
export function mockNow(): Date {
  return new Date(MOCK_NOW);
}
