import { expect, test } from 'vitest';
import { entryHref } from '#src/features/admin/kinds/hrefs.ts';
import { guestTicketHref, ticketHref } from '#src/features/tickets/ticketHref.ts';
import { pages } from '#src/pages.ts';
import { accountLinkOf } from '#src/screens/Account/accountLink.ts';
import * as urls from '../../server/urls.ts';

test('the URLs in mails are those of the pages, for ids of any text', () => {
  const id = 'a/b? c#ü';
  expect([
    urls.ticketUrl('', id),
    urls.guestUrl('', id, 'x'),
    urls.ownersTicketUrl('', id),
    urls.ownersQuoteUrl('', id),
    urls.quoteUrl('', 'x'),
    urls.signInUrl(''),
    urls.setupUrl('', 'x'),
  ]).toEqual([
    ticketHref(id),
    guestTicketHref(id, 'x'),
    entryHref('ticket', id),
    entryHref('quote', id),
    `${pages.quote.href}#x`,
    pages.admin.href,
    `${pages.admin.href}#setup=x`,
  ]);
});

test.each([
  ['password-reset', 'reset'],
  ['verification', 'verify'],
] as const)('the account page reads the token of a link for %s', (linkPurpose, purpose) => {
  const { pathname, search, hash } = new URL(
    urls.accountUrl('https://millrace.example', linkPurpose, 'x'),
  );
  expect(pathname).toBe(pages.account.href);
  expect(accountLinkOf({ search, hash })).toEqual({ purpose, token: 'x' });
});
