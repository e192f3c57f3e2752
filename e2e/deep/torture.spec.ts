import type { Locator, Page } from '@playwright/test';
import { report } from '../../scripts/report.ts';
import { findHorizontalOverflow } from '../support/accessibility.ts';
import {
  authDialog,
  openAuthDialog,
  openOwnersDialog,
  ruth,
  storageWith,
  submitButton,
} from '../support/account.ts';
import { buy, openHydrated, visibleToast } from '../support/page.ts';
import { quoteBox, submitQuote } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/** Unusual texts for a field, as repeated UTF-16 units. */
const texts: Readonly<Record<string, { units: readonly number[]; times: number }>> = {
  '100,000 characters': { units: [0x78], times: 100_000 },
  '100,000 characters in words': { units: [0x61, 0x62, 0x20, 0x63], times: 25_000 },
  'right-to-left': { units: [0x202e, 0x5e9, 0x5dc, 0x5d5, 0x5dd, 0x20, 0x202b], times: 300 },
  emoji: { units: [0xd83d, 0xdc69, 0x200d, 0xd83d, 0xdcbb, 0xd83c, 0xdf32], times: 500 },
  'combining marks': { units: [0x5a, 0x300, 0x321, 0x489, 0x36f, 0x33f], times: 500 },
  'NUL and half characters': { units: [0x0, 0xd800, 0x41, 0xdfff, 0x7, 0xfffe], times: 200 },
  markup: {
    units: [...'</textarea><img src=x onerror=alert(1)>"\'&'].map((c) => c.charCodeAt(0)),
    times: 20,
  },
};

/** Sets a field's value. Playwright's `fill` would drop unpaired surrogates. */
function write(field: Locator, { units, times }: { units: readonly number[]; times: number }) {
  return field.evaluate(
    (element, [piece, count]) => {
      const box = element as HTMLInputElement | HTMLTextAreaElement;
      const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(box)) as {
        value: PropertyDescriptor;
      };
      value.set?.call(box, String.fromCharCode(...piece).repeat(count));
      box.dispatchEvent(new Event('input', { bubbles: true }));
      box.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [units, times] as const,
  );
}

/** The form's text fields. */
const boxes = (form: Locator) =>
  form.locator('input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea');

interface Form {
  open: (page: Page) => Promise<Locator>;
  submit: (page: Page, form: Locator) => Promise<void>;
}

const adminForm = (path: string, button: string): Form => ({
  open: async (page) => {
    await openHydrated(page, path);
    return page.getByRole('main').locator('form').first();
  },
  submit: (page) => page.getByRole('button', { name: button, exact: true }).click(),
});

const priceForm = (path: string): Form => ({
  open: async (page) => {
    await openHydrated(page, path);
    await page.getByRole('button', { name: 'Edit Prices' }).click();
    return page.getByRole('main').locator('form').first();
  },
  submit: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
});

const dialogForm = (name: 'Login' | 'Register'): Form => ({
  open: async (page) => {
    await openHydrated(page, '/');
    await openAuthDialog(page, name);
    return authDialog(page).getByRole('form', { name });
  },
  submit: (page) => submitButton(page, name).click(),
});

const forms: Readonly<Record<string, Form>> = {
  Login: dialogForm('Login'),
  Register: dialogForm('Register'),
  Quote: {
    open: async (page) => {
      await openHydrated(page, '/custom-quote');
      return page.getByRole('form', { name: 'Custom website quote' });
    },
    submit: async (page) => submitQuote(page),
  },
  Questionnaire: {
    open: async (page) => {
      await openHydrated(page, '/');
      await buy(page, 'Standard');
      return page.getByRole('form', { name: 'Website questionnaire' });
    },
    submit: (page) => page.getByRole('button', { name: 'Submit Questionnaire' }).click(),
  },
  'Payment settings': adminForm('/admin/stripe-settings', 'Save Stripe Settings'),
  'Email template': {
    open: async (page) => {
      await openHydrated(page, '/admin/email-templates');
      await page.getByRole('main').locator('nav button').first().click();
      return page.getByRole('main').locator('form').first();
    },
    submit: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
  },
  'Admin login': {
    open: async (page) => {
      await openHydrated(page, '/admin');
      await page.evaluate(() => localStorage.removeItem('adminSession'));
      await openHydrated(page, '/admin');
      return page.getByRole('form', { name: 'Admin login' });
    },
    submit: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
  },
  'Password reset': {
    open: async (page) => {
      const dialog = await openOwnersDialog(page, 'Reset Password', ruth);
      return dialog.getByRole('form', { name: 'Reset password' });
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click(),
  },
  'Website prices': priceForm('/admin/web-development'),
  'Hosting prices': priceForm('/admin/hosting'),
};

test.use({
  viewport: { width: 360, height: 740 },
  storageState: storageWith({ adminSession: 'true', users: [ruth] }),
});

for (const [name, { open, submit }] of Object.entries(forms)) {
  test(`${name} answers a submission with unusual text in its fields`, async ({
    page,
    allowMessage,
  }) => {
    test.setTimeout(600_000);
    // The browser's warning about text in a number field.
    allowMessage(/The specified value .* cannot be parsed/s);
    for (const [kind, text] of Object.entries(texts)) {
      const form = await open(page);
      await expect(boxes(form).first()).toBeVisible();
      for (const box of await boxes(form).all()) await write(box, text);
      expect(await findHorizontalOverflow(page)).toEqual([]);
      if (name === 'Quote') await quoteBox(page, 'email').fill('ada@hollin.example');
      await submit(page, form);
      // The answer is a field's error, the form's error, another toast than the one of the purchase,
      // or the next screen.
      const answered = page
        .getByRole('group', { name: 'Error' })
        .or(page.locator('[aria-invalid="true"]'))
        .or(visibleToast(page).filter({ hasNotText: 'Redirecting to Secure Payment' }))
        .or(page.getByRole('heading', { name: /^Thank You/ }))
        .first();
      await expect(answered, kind).toBeVisible();
      expect(await findHorizontalOverflow(page)).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
    report(
      `${name}: ${Object.keys(texts).length} kinds of text in every field, each submission answered`,
    );
  });
}

test('The pages render stored entries with unusual texts', async ({ page, context }) => {
  await openHydrated(page, '/admin/accounts');
  for (const [index, { units, times }] of Object.values(texts).entries()) {
    await page.evaluate(
      ([piece, count, id]) => {
        const text = String.fromCharCode(...piece).repeat(Math.min(count, 20_000));
        const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
        const write = (key: string, entry: unknown) =>
          localStorage.setItem(key, JSON.stringify([...read(key), entry]));
        write('users', { id: `user-${id}`, name: text, email: `${id}${text}` });
        write('orders', {
          id: `o-${id}${text}`,
          customer: text,
          service: text,
          date: '2026-03-02',
          amount: text,
          status: text,
        });
        write('emailTemplates', { id: `t-${id}`, name: text, subject: text, body: text });
        localStorage.setItem(
          'currentUser',
          JSON.stringify({ id: `user-${id}`, name: text, email: text }),
        );
      },
      [units, times, index] as const,
    );
  }
  const fresh = await context.newPage();
  await fresh.setViewportSize({ width: 360, height: 740 });
  const main = fresh.getByRole('main');
  const entries: readonly [string, Locator][] = [
    ['/admin/accounts', main.locator('summary')],
    ['/admin/orders', main.getByRole('row')],
    ['/admin/email-templates', main.getByRole('listitem')],
    ['/account', main.getByRole('button', { name: 'Logout' })],
    ['/', main.getByRole('link', { name: /^Buy/ })],
  ];
  for (const [path, entry] of entries) {
    await openHydrated(fresh, path);
    await expect(entry.nth(0)).toBeVisible();
    expect(await findHorizontalOverflow(fresh)).toEqual([]);
  }
});
