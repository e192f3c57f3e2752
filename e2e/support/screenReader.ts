import type { Locator, Page } from '@playwright/test';
import { business } from '#src/content/business.ts';
import { landing } from '#src/content/landing.ts';
import { expect } from './test.ts';

/** Texts of the business that most transcripts have, so that a rebrand changes few of them. */
const ownTexts: readonly (readonly [own: string, name: string])[] = [
  [business.title, '{title}'],
  [landing.welcome.description, '{welcome}'],
  [business.name, '{name}'],
];

type Role = Parameters<Page['getByRole']>[0];

/** A node of the browser's accessibility tree, as the DevTools protocol describes it. */
interface AxNode {
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  description?: AxValue;
  properties?: readonly { name: string; value: AxValue }[];
}

interface AxValue {
  value?: unknown;
}

const textOf = (value: AxValue | undefined) =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The states of a control that a screen reader says, by their names in the protocol. */
const states: Readonly<Record<string, readonly [on: string, off: string]>> = {
  checked: ['checked', 'not checked'],
  expanded: ['expanded', 'collapsed'],
  selected: ['selected', ''],
  required: ['required', ''],
  invalid: ['invalid', ''],
  disabled: ['unavailable', ''],
  busy: ['busy', ''],
};

/** What a screen reader says of the element that gets the focus. */
function describe({ role, name, value, description, properties = [] }: AxNode) {
  const values = new Map(properties.map((each) => [each.name, textOf(each.value)]));
  const spokenStates = Object.entries(states).map(([state, [on, off]]) => {
    const current = values.get(state);
    if (current === undefined) return '';
    return current === 'true' || current === '1' ? on : off;
  });
  return [
    `${textOf(role).replace('DisclosureTriangle', 'disclosure')} “${textOf(name)}”`,
    values.get('valuetext') || textOf(value),
    ...spokenStates,
    textOf(description),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Calls `record` with each text that a live region says, in every document of the page. */
async function recordAnnouncements(page: Page, record: (text: string) => void) {
  await page.exposeBinding('recordAnnouncement', (_source, text: string) => record(text));
  await page.addInitScript(() => {
    const regions = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
    const said = new WeakMap<Element, string>();

    function say(region: Element, spoken: Element) {
      const text = (spoken.textContent ?? '').replace(/\s+/g, ' ').trim();
      const live = region.getAttribute('aria-live');
      if (live === 'off' || said.get(spoken) === text) return;
      said.set(spoken, text);
      if (text === '' || !spoken.checkVisibility()) return;
      const isUrgent = live === 'assertive' || (!live && region.getAttribute('role') === 'alert');
      window.recordAnnouncement(`${isUrgent ? 'says at once' : 'says'}: ${text}`);
    }

    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const changed = target instanceof Element ? target : target.parentElement;
        const region = changed?.closest(regions);
        const added = [...addedNodes].filter((node) => node instanceof Element);
        // A log says what is added to it, other regions their whole text.
        if (region?.getAttribute('role') === 'log') for (const node of added) say(region, node);
        else if (region) say(region, region);
        // Of the regions that are added with their text, an alert alone is said.
        const alerts = added.flatMap((node) => [node, ...node.querySelectorAll('*')]);
        for (const alert of alerts) if (alert.matches('[role="alert"]')) say(alert, alert);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Two announcements as one: how busy the machine is decides whether the announcer says two texts together or in
 * turn. Together they are urgent if one of them is.
 */
function joined(first: string, second: string) {
  const [firstHow = '', ...firstText] = first.split(': ');
  const [secondHow = '', ...secondText] = second.split(': ');
  const how = secondHow.endsWith('at once') ? `  ${secondHow}` : firstHow;
  const end = /[.!?:…]$/.test(first) ? ' ' : '. ';
  return `${how}: ${firstText.join(': ')}${end}${secondText.join(': ')}`;
}

/** A page, used with the keyboard alone by what the browser tells a screen reader. */
export interface ScreenReader {
  /** Opens a URL, and waits until the page is hydrated. */
  open: (path: string) => Promise<void>;
  /** Presses Tab until the focus is on a control. */
  tabTo: (role: Role, name: string | RegExp) => Promise<void>;
  /** Presses a key, or several at once. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits until a live region has said a text that contains this one, the last of several, since the last input. */
  hears: (text: string | RegExp) => Promise<void>;
  /** Waits until the focus is on an element. Before `hears`, so that the transcript has one order. */
  landsOn: (role: Role, name: string | RegExp) => Promise<void>;
  /** Adds the accessibility tree of a part of the page to the transcript. */
  reads: (part: Locator) => Promise<void>;
  /** What was pressed, focused and said, a line each, with `ownTexts` replaced. */
  transcript: () => Promise<string>;
}

/** Starts a screen reader. Call it before the page is opened. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const lines: string[] = [];
  let announced: string[] = [];
  /** What was announced since the last input. */
  let heard = '';
  let title = '';
  let focus = '';
  await recordAnnouncements(page, (text) => {
    announced.push(text);
    heard += `${text}\n`;
  });

  function find(role: Role, name: string | RegExp) {
    // Playwright gives the summary of a disclosure no role.
    if (role === 'group') return page.locator('summary').filter({ hasText: name });
    const control = page.getByRole(role, { name, exact: typeof name === 'string' });
    // Playwright gives a password's field no role.
    const password = page.locator('[type="password"]').and(page.getByLabel(name, { exact: true }));
    return role === 'textbox' ? control.or(password) : control;
  }

  async function focused() {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.activeElement === document.body ? null : document.activeElement',
    });
    if (!result.objectId) return 'nothing';
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes as AxNode[];
    return node ? describe(node) : 'nothing';
  }

  /** Writes down what has happened since the last input. */
  async function note() {
    const newTitle = await page.title();
    if (newTitle !== title) lines.push(`  title: ${newTitle}`);
    title = newTitle;
    const newFocus = await focused();
    if (newFocus !== focus) lines.push(`  focus: ${newFocus}`);
    focus = newFocus;
    for (const text of announced) {
      const last = lines.at(-1)?.startsWith('  says') ? lines.pop() : undefined;
      lines.push(last ? joined(last, text) : `  ${text}`);
    }
    announced = [];
  }

  async function act(line: string, action: () => Promise<unknown>) {
    await note();
    heard = '';
    lines.push(line);
    await action();
  }

  return {
    open: (path) =>
      act(`Opens ${path}`, async () => {
        await page.goto(path);
        await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
      }),
    async tabTo(role, name) {
      await note();
      heard = '';
      const target = find(role, name);
      const isFocused = () =>
        target.evaluateAll((elements) => elements.some((each) => each === document.activeElement));
      await expect(target.first()).toBeVisible();
      let presses = 0;
      while (!(await isFocused())) {
        if (presses === 80) throw new Error(`Tab does not reach the ${role} “${name}”.`);
        await page.keyboard.press('Tab');
        presses += 1;
      }
      if (presses > 0) lines.push(presses === 1 ? 'Tab' : `Tab × ${presses}`);
      await note();
    },
    press: (key) => act(key, () => page.keyboard.press(key)),
    // At once: a key at a time takes a third of a journey's time.
    type: (text) => act(`Types “${text}”`, () => page.keyboard.insertText(text)),
    async hears(text) {
      await expect.poll(() => heard).toMatch(text);
      await note();
    },
    async landsOn(role, name) {
      await expect(find(role, name)).toBeFocused();
      await note();
    },
    async reads(part) {
      await note();
      // The announcer empties its regions after a second. What they said is in the transcript already.
      await expect(page.locator('[aria-live][aria-atomic]').filter({ hasText: /./ })).toHaveCount(
        0,
      );
      const tree = await part.ariaSnapshot();
      lines.push('  reads:', ...tree.split('\n').map((line) => `    ${line}`));
    },
    async transcript() {
      await note();
      const text = `${lines.join('\n')}\n`;
      return ownTexts.reduce((rest, [own, name]) => rest.replaceAll(own, name), text);
    },
  };
}

declare global {
  interface Window {
    recordAnnouncement: (text: string) => void;
  }
}
