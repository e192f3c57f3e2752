import { expect } from '@playwright/test';
import { type Look, lookInPage } from './inPage.ts';
import type { Remote } from './remote.ts';

/** What can have each role here. The specification's full list is longer. */
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

const areas = { page: 'html', banner: 'header', main: 'main', dialog: 'dialog, [role=dialog]' };

type Role = keyof typeof roles;
type Area = keyof typeof areas;

/** Repeats a check until it passes. A check throws while another page loads. */
const eventually = (check: () => Promise<void>) => expect(check).toPass({ intervals: [100] });

/** A person who uses the site: finds elements by role and name, and acts with mouse and keyboard. */
export class Visitor {
  readonly remote: Remote;
  private readonly site: string;

  constructor(remote: Remote, site: string) {
    this.remote = remote;
    this.site = site;
  }

  /** Opens a page, whether or not React has loaded. */
  open(path: string) {
    return this.remote.open(`${this.site}${path}`);
  }

  /** Whether React has hydrated the page. */
  isHydrated() {
    return this.remote.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));
  }

  async whenHydrated() {
    await eventually(async () => expect(await this.isHydrated()).toBe(true));
  }

  /** The first visible element of that role and name, scrolled into view; null if there is none. */
  look(role: Role, name: string | RegExp, area: Area = 'page'): Promise<Look | null> {
    const named =
      typeof name === 'string'
        ? { name, isPattern: false }
        : { name: name.source, isPattern: true };
    return this.remote.evaluate(lookInPage, {
      selector: roles[role],
      area: areas[area],
      ...named,
    });
  }

  async sees(role: Role, name: string | RegExp, area?: Area) {
    await eventually(async () =>
      expect(await this.look(role, name, area), `${role} ${name}`).not.toBeNull(),
    );
  }

  async seesNo(role: Role, name: string | RegExp, area?: Area) {
    await eventually(async () =>
      expect(await this.look(role, name, area), `${role} ${name}`).toBeNull(),
    );
  }

  async seesText(text: string) {
    await eventually(async () =>
      expect(await this.remote.evaluate(() => document.body.innerText)).toContain(text),
    );
  }

  /** Waits until the element has these properties. */
  private async shows(
    role: Role,
    name: string | RegExp,
    area: Area | undefined,
    look: Partial<Look>,
  ) {
    await eventually(async () =>
      expect(await this.look(role, name, area), `${role} ${name}`).toMatchObject(look),
    );
  }

  hasFocusOn(role: Role, name: string | RegExp, area?: Area) {
    return this.shows(role, name, area, { hasFocus: true });
  }

  hasChosen(name: string) {
    return this.shows('choice', name, undefined, { isChecked: true });
  }

  hasValue(name: string | RegExp, value: string, area?: Area) {
    return this.shows('field', name, area, { value });
  }

  /** Clicks the element once it rests at one place, and nothing covers it. */
  async click(role: Role, name: string | RegExp, area?: Area) {
    let last: Look['point'];
    await eventually(async () => {
      const before = last;
      last = (await this.look(role, name, area))?.point;
      expect(last, `${role} ${name}`).toBeDefined();
      expect(last).toEqual(before);
    });
    if (last) await this.remote.clickAt(last);
  }

  async choose(name: string) {
    await this.click('choice', name);
    await this.hasChosen(name);
  }

  /** Replaces the text of a field. */
  async fill(name: string | RegExp, text: string, area?: Area) {
    await this.click('field', name, area);
    await this.hasFocusOn('field', name, area);
    await this.remote.pressWithControl('a');
    await this.remote.press(...text);
    await this.hasValue(name, text, area);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(role: Role, name: string | RegExp, area?: Area) {
    await this.sees(role, name, area);
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await this.look(role, name, area))?.hasFocus) return;
      await this.remote.press('Tab');
    }
    throw new Error(`Tab does not reach the ${role} ${name}.`);
  }

  async isAt(address: string) {
    await eventually(async () =>
      expect(await this.remote.evaluate(() => location.href)).toBe(`${this.site}${address}`),
    );
  }

  /** A value in `localStorage`, parsed; null when the key is absent. */
  stored(key: string): Promise<unknown> {
    return this.remote.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
  }
}
