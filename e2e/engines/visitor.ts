import { expect } from '@playwright/test';

/** What the pages of Playwright, of Puppeteer and of `webkit.ts` have in common. */
export interface BrowserPage {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (script: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> };
}

/** A tab that the page has opened. */
export interface NewTab {
  url: () => string | Promise<string>;
  close: () => Promise<void>;
}

/** Selectors of the roles, as far as the site needs them. */
const roles = {
  button: 'button:not([role]), summary',
  link: 'a[href]',
  field: 'input, textarea',
  choice: 'input[type=radio], input[type=checkbox]',
  tab: '[role=tab]',
  rowheader: 'th[scope=row]',
  heading: 'h1, h2, h3',
  dialog: 'dialog, [role=dialog]',
} as const;

/** Selectors of the regions of a page. */
const regions = { page: 'html', banner: 'header', main: 'main', dialog: 'dialog, [role=dialog]' };

type Role = keyof typeof roles;
type Name = string | RegExp;
type Region = keyof typeof regions;

interface Found {
  /** The point to click; absent if the element is covered or disabled. */
  point?: { x: number; y: number };
  hasFocus: boolean;
  isChecked: boolean;
  value: string;
}

/**
 * Finds the first visible element and scrolls to it. The function is sent to the browser as text, so
 * it uses no outer variable.
 */
function findInPage(selector: string, region: string, pattern: string): Found | null {
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches('[aria-hidden=true], [hidden]')) return '';
    return [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: HTMLInputElement) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const labels = [
      ...ids.flatMap((id) => document.getElementById(id) ?? []),
      ...(element.labels ?? []),
    ];
    const text = (labels.length > 0 ? labels : [element]).map(textOf).join(' ');
    return (element.getAttribute('aria-label') ?? text).replace(/\s+/g, ' ').trim();
  };
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (each) =>
      each.closest(region) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      new RegExp(pattern).test(nameOf(each)),
  );
  if (!element) return null;

  // A radio button can be hidden in its label. A click must hit the label then.
  const isOption = element.matches('[type=radio], [type=checkbox]');
  const [label = element] = isOption ? (element.labels ?? []) : [];
  label.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // The middle of a link over two lines can be empty, so the point is in its first line.
  const [box = label.getBoundingClientRect()] = label.getClientRects();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = hit === element || label.contains(hit);
  return {
    ...(isHit && !element.matches(':disabled') && { point }),
    hasFocus: element === document.activeElement,
    isChecked: element.checked ?? false,
    value: element.value ?? '',
  };
}

/** Repeats a check until it passes. A check throws while another page loads. */
const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ intervals: [100], timeout: 15_000 });

export type Visitor = ReturnType<typeof createVisitor>;

/** Uses the site as a person does: finds elements by role and name, clicks and types. */
export function createVisitor(
  page: BrowserPage,
  site: string,
  findNewTab: () => Promise<NewTab | undefined>,
) {
  const find = (role: Role, name: Name, region: Region = 'page') => {
    const pattern =
      typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source;
    const parameters = JSON.stringify([roles[role], regions[region], pattern]);
    return page.evaluate(`(${findInPage})(...${parameters})`) as Promise<Found | null>;
  };
  /** Waits until the element has this state. */
  const has = (role: Role, name: Name, region: Region | undefined, state: Partial<Found>) =>
    eventually(async () =>
      expect(await find(role, name, region), `${role} ${name}`).toMatchObject(state),
    );
  const eventuallyIs = (script: string, expected: unknown) =>
    eventually(async () => expect(await page.evaluate(script)).toEqual(expected));
  const isHydrated = "document.documentElement.hasAttribute('data-hydrated')";

  const visitor = {
    /** Opens a page without waiting for hydration. */
    open: (path: string) => page.goto(`${site}${path}`),
    reload: () => page.reload(),
    type: (text: string) => page.keyboard.type(text),
    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
    isHydrated: () => page.evaluate(isHydrated),
    whenHydrated: () => eventuallyIs(isHydrated, true),
    isAt: (path: string) => eventuallyIs('location.href', `${site}${path}`),
    background: () => page.evaluate('getComputedStyle(document.body).backgroundColor'),
    /** A value in `localStorage`, parsed; null when the key is absent. */
    readStorage: (key: string) => page.evaluate(`JSON.parse(localStorage.getItem('${key}'))`),

    sees: (role: Role, name: Name, region?: Region) => has(role, name, region, {}),
    seesNo: (role: Role, name: Name, region?: Region) =>
      eventually(async () => expect(await find(role, name, region), `${name}`).toBeNull()),
    seesText: (text: string) =>
      eventually(async () =>
        expect(await page.evaluate('document.body.innerText')).toContain(text),
      ),
    hasFocusOn: (role: Role, name: Name, region?: Region) =>
      has(role, name, region, { hasFocus: true }),
    hasChosen: (name: Name) => has('choice', name, undefined, { isChecked: true }),
    hasValue: (name: Name, value: string, region?: Region) => has('field', name, region, { value }),

    /** Clicks the element once it does not move and nothing covers it. */
    async click(role: Role, name: Name, region?: Region) {
      let point: Found['point'];
      await eventually(async () => {
        const previous = point;
        point = (await find(role, name, region))?.point;
        expect(point, `${role} ${name}`).toBeDefined();
        expect(point).toEqual(previous);
      });
      if (point) await page.mouse.click(point.x, point.y);
    },
    async choose(name: Name) {
      await visitor.click('choice', name);
      await visitor.hasChosen(name);
    },
    /** Replaces the text of a field. */
    async fill(name: Name, text: string, region?: Region) {
      await visitor.click('field', name, region);
      await visitor.hasFocusOn('field', name, region);
      await page.evaluate('document.activeElement.select()');
      await page.keyboard.type(text);
      await visitor.hasValue(name, text, region);
    },
    /** Presses Tab until the element has the focus. */
    async tabTo(role: Role, name: Name, region?: Region) {
      await visitor.sees(role, name, region);
      for (let presses = 0; presses < 60; presses += 1) {
        if ((await find(role, name, region))?.hasFocus) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach the ${role} ${name}.`);
    },
    /** Closes the tab that the last click opened, and returns its URL. */
    async closeNewTab() {
      let url = '';
      await eventually(async () => {
        const shown = new URL(String(await (await findNewTab())?.url()));
        // Firefox shows a page of its own when a page does not load.
        url = shown.searchParams.get('u') ?? shown.href;
        expect(url).toMatch(/^http/);
      });
      await (await findNewTab())?.close();
      return url;
    },
  };
  return visitor;
}
