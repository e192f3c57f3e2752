import { expect } from '@playwright/test';
import { type ElementState, findInPage } from './findInPage.ts';
import type { Remote } from './remote.ts';

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

/** Selectors of the parts of a page. */
const areas = { page: 'html', banner: 'header', main: 'main', dialog: 'dialog, [role=dialog]' };

type Role = keyof typeof roles;
type Area = keyof typeof areas;

/** Repeats a check until it passes. A check throws while another page loads. */
const eventually = (check: () => Promise<void>) => expect(check).toPass({ intervals: [100] });

/** Uses the site as a person does: finds elements by role and name, clicks and types. */
export class Visitor {
  readonly remote: Remote;
  private readonly site: string;

  constructor(remote: Remote, site: string) {
    this.remote = remote;
    this.site = site;
  }

  /** Opens a page without waiting for hydration. */
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

  /** Scrolls to the first visible element of the role and name. Null if there is none. */
  private find(
    role: Role,
    name: string | RegExp,
    area: Area = 'page',
  ): Promise<ElementState | null> {
    const named =
      typeof name === 'string'
        ? { name, isPattern: false }
        : { name: name.source, isPattern: true };
    return this.remote.evaluate(findInPage, {
      selector: roles[role],
      area: areas[area],
      ...named,
    });
  }

  async sees(role: Role, name: string | RegExp, area?: Area) {
    await eventually(async () =>
      expect(await this.find(role, name, area), `${role} ${name}`).not.toBeNull(),
    );
  }

  async seesNo(role: Role, name: string | RegExp, area?: Area) {
    await eventually(async () =>
      expect(await this.find(role, name, area), `${role} ${name}`).toBeNull(),
    );
  }

  async seesText(text: string) {
    await eventually(async () =>
      expect(await this.remote.evaluate(() => document.body.innerText)).toContain(text),
    );
  }

  /** Waits until the element has this state. */
  private async hasState(
    role: Role,
    name: string | RegExp,
    area: Area | undefined,
    state: Partial<ElementState>,
  ) {
    await eventually(async () =>
      expect(await this.find(role, name, area), `${role} ${name}`).toMatchObject(state),
    );
  }

  hasFocusOn(role: Role, name: string | RegExp, area?: Area) {
    return this.hasState(role, name, area, { hasFocus: true });
  }

  hasChosen(name: string | RegExp) {
    return this.hasState('choice', name, undefined, { isChecked: true });
  }

  hasValue(name: string | RegExp, value: string, area?: Area) {
    return this.hasState('field', name, area, { value });
  }

  /** Clicks the element once it does not move and nothing covers it. */
  async click(role: Role, name: string | RegExp, area?: Area) {
    let point: ElementState['point'];
    await eventually(async () => {
      const previous = point;
      point = (await this.find(role, name, area))?.point;
      expect(point, `${role} ${name}`).toBeDefined();
      expect(point).toEqual(previous);
    });
    if (point) await this.remote.clickAt(point);
  }

  async choose(name: string | RegExp) {
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
      if ((await this.find(role, name, area))?.hasFocus) return;
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
  readStorage(key: string): Promise<unknown> {
    return this.remote.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
  }
}
