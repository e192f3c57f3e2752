import { expect, test } from 'vitest';
import { mailedLink } from '#src/domain/scannedLink.ts';
import { accountUrl, guestUrl, quoteUrl, setupUrl } from '../../server/urls.ts';

const token = 'dG9-a2Vu_MDEyMzQ1Njc4OQ';
const links = [
  accountUrl('', 'password-reset', token),
  accountUrl('', 'verification', token),
  guestUrl('', 'web-1772444300000', token),
  guestUrl('', 'another tool’s #1', token),
  quoteUrl('', token),
  setupUrl('', token),
];

/** What scanners and mail programs make of a link. */
const changes: Record<string, (link: string) => string> = {
  nothing: (link) => link,
  'the encoding of #': (link) => link.replace('#', '%23'),
  'the encoding of # and =': (link) => link.replace('#', '%23').replace('=', '%3d'),
  'the encoding of =': (link) => link.replace('=', '%3D'),
  'the encoding of both, twice': (link) => link.replace('#', '%2523').replace('=', '%253D'),
  'a full stop': (link) => `${link.replace('#', '%23')}.`,
  'a bracket': (link) => `${link}%3E)`,
  'a slash': (link) => link.replace('#', '/%23'),
  'a query before': (link) => link.replace('#', '?utm_source=mail&amp;utm_medium=a%23'),
  'an encoded query before': (link) => link.replace('#', '%3Futm_source%3Dmail%23'),
  'a query after': (link) => `${link.replace('#', '%23')}?utm_source=mail`,
  'a parameter after': (link) => `${link}&amp;utm_source=mail`,
};

test.each(Object.entries(changes))('A mailed link survives %s', (_, change) => {
  expect(links.map((link) => mailedLink(change(link)))).toEqual(links);
});

test.each([
  '/',
  '/#about',
  '/account',
  '/account?forgot-password',
  '/account/tickets/a%23b',
  '/admin/tickets?text=%23guest',
  '/admin/tickets?ticket=a%23b',
  '/quotes%23about',
  '/nowhere%23about',
])('%s is no link with a token', (url) => {
  expect(mailedLink(url)).toBeUndefined();
});

test('A URL of 2,001 characters is no link with a token', () => {
  const link = (length: number) => `/account?${'a'.repeat(length - 22)}#reset=secret`;
  expect(link(2000)).toHaveLength(2000);
  expect([link(2000), link(2001)].map(mailedLink)).toEqual(['/account#reset=secret', undefined]);
});
