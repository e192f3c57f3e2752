import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, panelPages } from '#src/pages.ts';

const visitorsPages = allPages.filter(({ isAdmin }) => !isAdmin);

test('every page for visitors has a screen of the same name, and every screen a page', () => {
  // What several screens share is in rooms in lower case.
  const screens = readdirSync('src/screens').filter((name) => /^(?!Admin)[A-Z]/.test(name));
  const wanted = visitorsPages.map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
  expect(wanted.sort()).toEqual(screens.sort());
});

test('every path and every title is used once', () => {
  for (const key of ['href', 'title'] as const) {
    const values = allPages.map((page) => page[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('every page that search engines list has a description of its own, except the landing page', () => {
  const listed = visitorsPages.filter(({ isUnlisted }) => !isUnlisted);
  expect(listed.filter(({ description }) => !description).map(({ name }) => name)).toEqual([
    'landing',
  ]);
});

test('the owner’s pages are unlisted, and the dashboard has six tabs', () => {
  expect(allPages.filter(({ isAdmin, isUnlisted }) => isAdmin && !isUnlisted)).toEqual([]);
  expect(panelPages.filter(({ hasTab }) => hasTab).map(({ href }) => href)).toEqual([
    '/admin/stripe-settings',
    '/admin/web-development',
    '/admin/hosting',
    '/admin/orders',
    '/admin/accounts',
    '/admin/email-templates',
  ]);
});
