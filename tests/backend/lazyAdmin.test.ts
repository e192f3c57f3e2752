import { describe, expect, test, vi } from 'vitest';
import { createMemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import { createLazyAdmin } from '#src/backend/createLazyAdmin.ts';
import { filesBelow, importsOf } from '../support/sourceFiles.ts';

describe('The owner’s part', () => {
  test('It is loaded by the first verb, once, and not by listening', async () => {
    const load = vi.fn(async (): Promise<AdminBackend> => createMemoryBackend());
    const { admin, orders } = createLazyAdmin(load);
    const heard: boolean[] = [];
    admin.onChange((isSignedIn) => heard.push(isSignedIn));
    expect(load).not.toHaveBeenCalled();
    await Promise.all([admin.restore(), orders.list()]);
    await admin.signIn(buildAdminCredentials());
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toEqual([true]);
  });

  test('Where it cannot be loaded the verb says so, and the next one tries again', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const load = vi
      .fn<() => Promise<AdminBackend>>()
      .mockRejectedValueOnce(cause)
      .mockResolvedValue(createMemoryBackend({ adminSession: true }));
    const { admin } = createLazyAdmin(load);
    const heard: boolean[] = [];
    admin.onChange((isSignedIn) => heard.push(isSignedIn));
    await expect(admin.restore()).rejects.toMatchObject({ code: 'unreachable', cause });
    expect(await admin.restore()).toBe(true);
    await admin.signOut();
    expect(heard).toEqual([false]);
  });

  test('An area is the same each time, and its verbs can be taken out of it', async () => {
    const lazy = createLazyAdmin(async () => createMemoryBackend());
    expect(lazy.prices).toBe(lazy.prices);
    const { readHosting } = lazy.prices;
    expect(await readHosting()).toMatchObject({ singlePlanMonthly: 2.49 });
  });
});

describe('Visitors’ pages', () => {
  const sources = filesBelow('src').filter((path) => /\.tsx?$/.test(path));
  const fileOf = (target: string) =>
    ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((path) => sources.includes(path));

  /** Everything that comes with these modules: what they import at once, and so on. */
  function closureOf(roots: readonly string[]): string[] {
    const found = new Set<string>();
    const visit = (path: string) => {
      if (found.has(path)) return;
      found.add(path);
      for (const { target, isDynamic, isType } of importsOf(path)) {
        const file = target && !isDynamic && !isType && fileOf(target);
        if (file) visit(file);
      }
    };
    for (const root of roots) visit(root);
    return [...found];
  }

  const visitors = [
    'src/main.tsx',
    'src/boot.ts',
    'src/backend/browser/createBrowserBackend.ts',
    ...sources.filter((path) => /^src\/screens\/(?!Admin\/)[^/]+\/\w+\.tsx$/.test(path)),
  ];

  const ownersModules =
    /^src\/(features\/admin\/|screens\/Admin\/|backend\/adminErrors|backend\/browser\/(adminStorageKeys|createBrowser(Admin|AdminSession|Accounts|EmailTemplates|PaymentSettings|Prices|SiteData)\.)|content\/ownerPrices|domain\/(accounts|adminCredentials|emailTemplates|orders|ordersCsv|paymentSettings|prices|siteData|testCards)\.)/;

  test('The owner’s modules are there to be looked for', () => {
    expect(sources.filter((path) => ownersModules.test(path)).length).toBeGreaterThan(15);
  });

  test('They carry none of the owner’s part', () => {
    const carried = closureOf(visitors);
    expect(carried).toContain('src/backend/browser/storedList.ts');
    expect(carried.filter((path) => ownersModules.test(path))).toEqual([]);
  });
});
