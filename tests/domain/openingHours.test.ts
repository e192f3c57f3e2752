import { expect, test } from 'vitest';
import { openingState } from '#src/domain/openingHours.ts';

const shop = [{ schema: 'Mo-Fr 09:00-17:30' }, { schema: 'Sa 10:00-12:00' }];
const inLondon = (time: string, hours: readonly { schema: string }[] = shop) =>
  openingState(hours, 'Europe/London', new Date(time));

// 2026-03-02 is a Monday.
test.each([
  ['before it opens', '2026-03-02T08:59Z', 'Closed now, opens today at 9am'],
  ['from the minute it opens', '2026-03-02T09:00Z', 'Open now until 5.30pm'],
  ['until the minute it closes', '2026-03-02T17:29Z', 'Open now until 5.30pm'],
  ['after it has closed', '2026-03-02T17:30Z', 'Closed now, opens tomorrow at 9am'],
  ['on a day with hours of its own', '2026-03-07T10:30Z', 'Open now until 12pm'],
  ['before a closed day', '2026-03-07T12:00Z', 'Closed now, opens in 2 days at 9am'],
  ['on a closed day', '2026-03-08T12:00Z', 'Closed now, opens tomorrow at 9am'],
])('tells the state of the business %s', (_when, time, state) => {
  expect(inLondon(time)).toBe(state);
});

test('the hours are those of the business’s time zone, in summer too', () => {
  expect(inLondon('2026-07-06T08:00Z')).toBe('Open now until 5.30pm');
  expect(openingState(shop, 'Australia/Sydney', new Date('2026-03-01T23:00Z'))).toBe(
    'Open now until 5.30pm',
  );
});

test('a line can run over the end of a week', () => {
  const weekend = [{ schema: 'Sa-Mo 10:00-16:00' }];
  expect(inLondon('2026-03-08T11:00Z', weekend)).toBe('Open now until 4pm');
  expect(inLondon('2026-03-03T11:00Z', weekend)).toBe('Closed now, opens in 4 days at 10am');
});

test.each([
  ['2026-03-02T08:00Z', 'Closed now, opens today at 9am'],
  ['2026-03-02T10:00Z', 'Open now until 12pm'],
  ['2026-03-02T12:30Z', 'Closed now, opens today at 1pm'],
  ['2026-03-02T14:00Z', 'Open now until 5pm'],
  ['2026-03-02T17:00Z', 'Closed now, opens tomorrow at 9am'],
])('a day can have several lines, in any order: %s', (time, state) => {
  const split = [{ schema: 'Mo-Fr 13:00-17:00' }, { schema: 'Mo-Fr 09:00-12:00' }];
  expect(inLondon(time, split)).toBe(state);
});

test('nothing is known without readable hours', () => {
  expect(inLondon('2026-03-02T12:00Z', [{ schema: '' }])).toBe('');
});
