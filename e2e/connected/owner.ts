import type { Page } from '@playwright/test';
import { pages } from '#src/pages.ts';
import { openHydrated, ownersMenu } from '../support/page.ts';
import { expect } from './connected.ts';

export const owner = { username: 'owner', password: 'oak ash elm and yew' };
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs the owner in; the first time with the link that the server printed. */
export async function openAdmin(page: Page, setupLink: string, path = pages.admin.href) {
  await openHydrated(page, setupLink);
  const form = page.getByRole('form', { name: 'Set up the owner' });
  await form.getByLabel('Username').fill(owner.username);
  await form.getByLabel('Password', { exact: true }).fill(owner.password);
  await form.getByLabel('Confirm password').fill(owner.password);
  await button(page, 'Create Login').click();
  const isExpired = page.getByText('This link no longer works');
  await expect(isExpired.or(ownersMenu(page))).toBeVisible();
  if (await isExpired.isVisible()) {
    await page.getByRole('link', { name: 'Login' }).click();
    await signIn(page);
  }
  await expect(ownersMenu(page)).toBeVisible();
  if (path !== pages.admin.href) await openHydrated(page, path);
}

/** Chooses on a page of the owner's whether payments are those of the payment provider's test mode. */
export async function setTestMode(page: Page, testMode: boolean) {
  const status = await page.evaluate(async (chosen) => {
    const url = '/api/admin/payment-settings';
    const { version } = await (await fetch(url)).json();
    const body = JSON.stringify({ value: { publishableKey: '', testMode: chosen }, version });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(url, { method: 'PUT', body, headers })).status;
  }, testMode);
  expect(status).toBe(200);
}

export async function signIn(page: Page) {
  const form = page.getByRole('form', { name: 'Admin login' });
  await form.getByLabel('Username').fill(owner.username);
  await form.getByLabel('Password', { exact: true }).fill(owner.password);
  await button(page, 'Login').click();
}
