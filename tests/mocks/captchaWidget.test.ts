import { runInNewContext } from 'node:vm';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CaptchaParameters, DemoCaptcha } from '#mocks/captchaWidget.ts';
import {
  CAPTCHA_SCRIPT_URL,
  type CaptchaScriptScenario,
  captchaHandlers,
} from '#mocks/handlers/captcha.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  network.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => network.close());

/** As much of an element as the widget touches. */
class FakeElement {
  readonly children: FakeElement[] = [];
  readonly style = {};
  readonly dataset: Record<string, string> = {};
  readonly attributes: Record<string, string> = {};
  readonly listeners: Record<string, ((event: { preventDefault(): void }) => void)[]> = {};
  readonly tag: string;
  readonly isConnected = true;
  type = '';
  checked = false;
  textContent = '';

  constructor(tag: string) {
    this.tag = tag;
  }
  get firstChild() {
    return this.children[0] ?? null;
  }
  append(...children: FakeElement[]) {
    this.children.push(...children);
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  addEventListener(type: string, listener: (event: { preventDefault(): void }) => void) {
    this.listeners[type] = [...(this.listeners[type] ?? []), listener];
  }
  find(tag: string, role?: string): FakeElement | undefined {
    if (this.tag === tag && this.attributes.role === role) return this;
    return this.children.map((child) => child.find(tag, role)).find(Boolean);
  }
  /** What a click on a checkbox does: it is ticked or not, unless a listener objects. */
  click() {
    let isPrevented = false;
    this.checked = !this.checked;
    const tell = (type: string) => {
      const preventDefault = () => {
        isPrevented = true;
      };
      for (const listener of this.listeners[type] ?? []) listener({ preventDefault });
    };
    tell('click');
    if (isPrevented) this.checked = !this.checked;
    else tell('change');
  }
}

const scriptText = async (query: string) => (await fetch(`${CAPTCHA_SCRIPT_URL}${query}`)).text();

/** Runs the script that the provider's address answers with, in a page with nothing else in it. */
async function loadScript(query = '?onload=onCaptcha&render=explicit') {
  const onCaptcha = vi.fn();
  const error = vi.fn();
  const page: Record<string, unknown> = {
    onCaptcha,
    console: { error },
    document: { createElement: (tag: string) => new FakeElement(tag) },
    queueMicrotask,
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  };
  page.window = page;
  runInNewContext(await scriptText(query), page);
  await Promise.resolve();
  return { page, captcha: page.grecaptcha as DemoCaptcha, onCaptcha, error };
}

/** A page with one widget in it. */
async function renderWidget(parameters: Partial<CaptchaParameters> = {}) {
  network.use(...captchaHandlers());
  const { captcha } = await loadScript();
  vi.useFakeTimers();
  const callbacks = {
    callback: vi.fn(),
    'expired-callback': vi.fn(),
    'error-callback': vi.fn(),
  };
  const container = new FakeElement('div');
  const render = () =>
    captcha.render(container as unknown as HTMLElement, {
      sitekey: 'site-key',
      theme: 'light',
      ...callbacks,
      ...parameters,
    });
  const id = render();
  const checkbox = container.find('input');
  const status = container.find('div', 'status');
  if (!checkbox || !status) throw new Error('The widget is not complete.');
  return { captcha, id, container, checkbox, status, callbacks, render };
}

describe('The stand-in for the captcha widget', () => {
  test('It calls back by name once it can be rendered', async () => {
    network.use(...captchaHandlers());
    const { captcha, onCaptcha, error } = await loadScript();
    expect(onCaptcha).toHaveBeenCalledOnce();
    expect(captcha.render).toBeTypeOf('function');
    expect(error).not.toHaveBeenCalled();
  });

  test('It says so where there is nobody of that name, and asks for nobody unless told', async () => {
    network.use(...captchaHandlers());
    expect((await loadScript('?onload=nobody')).error).toHaveBeenCalledOnce();
    expect((await loadScript('')).error).not.toHaveBeenCalled();
  });

  test('A name cannot bring code of its own', async () => {
    network.use(...captchaHandlers());
    const name = encodeURIComponent('"});window.broken=true;({"');
    const { page, captcha } = await loadScript(`?onload=${name}`);
    expect(captcha.render).toBeTypeOf('function');
    expect(page.broken).toBeUndefined();
  });

  test('It draws a checkbox that says what it is, and that it is a demo', async () => {
    const { container, checkbox, status } = await renderWidget();
    expect(container.find('div', 'group')?.dataset.theme).toBe('light');
    expect(checkbox.type).toBe('checkbox');
    expect(container.find('span')?.textContent).toBe("I'm not a robot");
    expect(status.textContent).toContain('Demo');
  });

  test('A tick gives a token, and stays', async () => {
    const { captcha, id, checkbox, callbacks } = await renderWidget();
    expect(captcha.getResponse(id)).toBe('');
    checkbox.click();
    checkbox.click();
    expect(checkbox.checked).toBe(true);
    expect(callbacks.callback).toHaveBeenCalledExactlyOnceWith(captcha.getResponse());
    expect(captcha.getResponse(id)).toMatch(/^demo-captcha-token-\d+$/);
  });

  test('A token expires after two minutes', async () => {
    const { captcha, checkbox, status, callbacks } = await renderWidget();
    checkbox.click();
    vi.advanceTimersByTime(119_999);
    expect(callbacks['expired-callback']).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callbacks['expired-callback']).toHaveBeenCalledOnce();
    expect(captcha.getResponse()).toBe('');
    expect(checkbox.checked).toBe(false);
    expect(status.textContent).toMatch(/expired/i);
  });

  test('Reset, it can be solved again, and gives another token', async () => {
    const { captcha, id, checkbox, callbacks } = await renderWidget();
    checkbox.click();
    const first = captcha.getResponse(id);
    captcha.reset(id);
    expect(checkbox.checked).toBe(false);
    expect(captcha.getResponse(id)).toBe('');

    vi.advanceTimersByTime(60_000);
    checkbox.click();
    expect(captcha.getResponse(id)).not.toBe(first);
    vi.advanceTimersByTime(119_999);
    expect(callbacks['expired-callback']).not.toHaveBeenCalled();
  });

  test('A story can have it expire or fail', async () => {
    const { captcha, checkbox, callbacks } = await renderWidget();
    checkbox.click();
    captcha.demo.expire();
    expect(callbacks['expired-callback']).toHaveBeenCalledOnce();
    checkbox.click();
    captcha.demo.fail();
    expect(callbacks['error-callback']).toHaveBeenCalledOnce();
    expect(captcha.getResponse()).toBe('');
  });

  test('It refuses what the provider refuses', async () => {
    const { captcha, render } = await renderWidget();
    const elsewhere = new FakeElement('div') as unknown as HTMLElement;
    expect(render).toThrow('already been rendered');
    expect(() => captcha.render(elsewhere, { sitekey: '' })).toThrow('sitekey');
    expect(() => captcha.reset(7)).toThrow('client id');
  });

  test.each<[CaptchaScriptScenario, string]>([
    ['slow', 'function'],
    ['broken', 'undefined'],
  ])('A script that is %s leaves a widget of type %s', async (script, type) => {
    network.use(...captchaHandlers({ script, slowness: 20 }));
    const { captcha } = await loadScript();
    expect(typeof captcha?.render).toBe(type);
  });

  test('A script that is down does not arrive', async () => {
    network.use(...captchaHandlers({ script: 'down' }));
    await expect(scriptText('')).rejects.toThrow('Failed to fetch');
  });
});
