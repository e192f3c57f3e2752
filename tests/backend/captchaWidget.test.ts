import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CaptchaEvents } from '#src/backend/Backend.ts';

/** The part of a script element that the loader uses. */
class FakeScript extends EventTarget {
  src: unknown = '';
  async = false;
  isOnPage = false;

  remove() {
    this.isOnPage = false;
  }
}

/** The part of a container that the widget uses. */
const container = (isConnected = true) => ({ isConnected }) as HTMLElement;

/** A new page and a fake provider. */
async function openPage(trustedTypes?: object, hasStandIn = false) {
  const scripts: FakeScript[] = [];
  const page: Record<string, unknown> = { trustedTypes };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: (tag: string) => (tag === 'script' ? new FakeScript() : null),
    head: {
      append: (script: FakeScript) => {
        script.isOnPage = true;
        scripts.push(script);
      },
    },
  });
  vi.resetModules();
  const { createCaptchaWidget } = await import('#src/backend/captcha/captchaWidget.ts');

  const url = (index: number) => new URL(String(scripts[index]?.src));
  let widgets = 0;
  const provider = { render: vi.fn((..._: unknown[]) => ++widgets), reset: vi.fn() };
  const load = hasStandIn ? [async () => provider] : [];
  const showCaptcha = createCaptchaWidget('site-key', ...load);
  return {
    page,
    scripts,
    url,
    provider,
    /** Requests a captcha. */
    show: (element = container(), events: Partial<CaptchaEvents> = {}) => {
      const shown = showCaptcha(element, {
        isCompact: false,
        onToken: () => {},
        onExpire: () => {},
        onFail: () => {},
        ...events,
      });
      shown.catch(() => {});
      return shown;
    },
    /** Loads a script, which defines this provider. */
    arrive: (index: number, defined: unknown = provider) => {
      if (defined) page.grecaptcha = defined;
      scripts[index]?.dispatchEvent(new Event('load'));
    },
    /** Calls the function that the script's URL names. */
    becomeReady: (index = 0) => {
      const name = url(index).searchParams.get('onload') ?? '';
      (page[name] as () => void)();
    },
    fail: (index: number) => scripts[index]?.dispatchEvent(new Event('error')),
  };
}

const unavailable = {
  code: 'captcha-unavailable',
  message: 'The captcha could not be loaded. Check your internet connection, then try again.',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The captcha widget', () => {
  test('fetches nothing before a captcha is requested', async () => {
    const { scripts } = await openPage();
    expect(scripts).toEqual([]);
  });

  test('requests explicit rendering in British English', async () => {
    const { show, scripts, url } = await openPage();
    show();
    expect(scripts).toMatchObject([{ isOnPage: true, async: true }]);
    expect(url(0).origin + url(0).pathname).toBe('https://www.google.com/recaptcha/api.js');
    expect(Object.fromEntries(url(0).searchParams)).toMatchObject({
      render: 'explicit',
      hl: 'en-GB',
      trustedtypes: 'true',
    });
  });

  test.each([
    [false, 'normal'],
    [true, 'compact'],
  ])('is compact: %j, renders in the light theme at the size %s', async (isCompact, size) => {
    const { show, arrive, becomeReady, provider } = await openPage();
    const element = container();
    const shown = show(element, { isCompact });
    arrive(0);
    becomeReady();
    await shown;
    expect(provider.render).toHaveBeenCalledExactlyOnceWith(
      element,
      expect.objectContaining({ sitekey: 'site-key', theme: 'light', size }),
    );
  });

  test('reports a token, its expiry and an unreachable provider', async () => {
    const { show, arrive, becomeReady, provider } = await openPage();
    const events = { onToken: vi.fn(), onExpire: vi.fn(), onFail: vi.fn() };
    const shown = show(container(), events);
    arrive(0);
    becomeReady();
    await shown;

    const told = provider.render.mock.calls[0]?.[1] as Record<string, (token?: string) => void>;
    told.callback?.('token-1');
    expect(events.onToken).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(events.onExpire).not.toHaveBeenCalled();
    told['expired-callback']?.();
    expect(events.onExpire).toHaveBeenCalledOnce();
    expect(events.onFail).not.toHaveBeenCalled();
    told['error-callback']?.();
    expect(events.onFail).toHaveBeenCalledOnce();
  });

  test('waits until the script calls back', async () => {
    const { show, arrive, becomeReady, provider } = await openPage();
    const shown = show();
    arrive(0);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(provider.render).not.toHaveBeenCalled();
    becomeReady();
    await shown;
    expect(provider.render).toHaveBeenCalledOnce();
  });

  test('fetches one script for all captchas, which are reset separately', async () => {
    const { show, arrive, becomeReady, provider, scripts } = await openPage();
    const both = Promise.all([show(), show()]);
    arrive(0);
    becomeReady();
    const [first, second] = await both;
    const third = await show();
    expect(scripts).toHaveLength(1);

    second?.reset();
    expect(provider.reset.mock.calls).toEqual([[2]]);
    first?.remove();
    third.reset();
    expect(provider.reset.mock.calls).toEqual([[2], [1], [3]]);
  });

  test('renders a stand-in without the script', async () => {
    const { show, provider, scripts } = await openPage(undefined, true);
    await show();
    expect(provider.render).toHaveBeenCalledOnce();
    expect(scripts).toEqual([]);
  });

  test('renders nothing into an element that was removed', async () => {
    const { show, arrive, becomeReady, provider } = await openPage();
    const shown = show(container(false));
    arrive(0);
    becomeReady();
    const captcha = await shown;
    captcha.reset();
    captcha.remove();
    expect(provider.render).not.toHaveBeenCalled();
    expect(provider.reset).not.toHaveBeenCalled();
  });
});

describe('A captcha that fails', () => {
  test('rejects if the script cannot be fetched', async () => {
    const { show, fail } = await openPage();
    const shown = show();
    fail(0);
    await expect(shown).rejects.toMatchObject({ ...unavailable, cause: expect.any(Error) });
  });

  test('rejects if the script defines no provider', async () => {
    const { show, arrive } = await openPage();
    const shown = show();
    arrive(0, null);
    await expect(shown).rejects.toMatchObject({ ...unavailable, cause: expect.any(Error) });
  });

  test('rejects after 15 seconds and removes the script', async () => {
    const { show, scripts } = await openPage();
    const end = vi.fn();
    show().catch(end);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(end).not.toHaveBeenCalled();
    expect(scripts[0]?.isOnPage).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        ...unavailable,
        cause: expect.objectContaining({ name: 'TimeoutError' }),
      }),
    );
    expect(scripts[0]?.isOnPage).toBe(false);
  });

  test('fetches the script again at a new URL', async () => {
    const { show, fail, arrive, becomeReady, provider, scripts } = await openPage();
    for (const attempt of [0, 1]) {
      const shown = show();
      fail(attempt);
      await expect(shown).rejects.toMatchObject(unavailable);
    }
    const shown = show();
    arrive(2);
    becomeReady(2);
    await shown;
    expect(provider.render).toHaveBeenCalledOnce();
    expect(new Set(scripts.map(({ src }) => src)).size).toBe(3);
  });

  test('ignores the provider of an earlier attempt', async () => {
    const { show, arrive, provider } = await openPage();
    const first = show();
    arrive(0);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(first).rejects.toMatchObject(unavailable);

    const second = show();
    arrive(1, null);
    await expect(second).rejects.toMatchObject(unavailable);
    expect(provider.render).not.toHaveBeenCalled();
  });

  test('rejects if the provider throws, and keeps its script', async () => {
    const { show, arrive, becomeReady, provider, scripts } = await openPage();
    const cause = new Error('Invalid site key');
    provider.render.mockImplementationOnce(() => {
      throw cause;
    });
    const shown = show();
    arrive(0);
    becomeReady();
    await expect(shown).rejects.toMatchObject({ ...unavailable, cause });
    await show();
    expect(scripts).toHaveLength(1);
  });
});

describe('A page with Trusted Types', () => {
  /** Trusted Types that allow each policy once. */
  function createTrustedTypes() {
    const policies = new Map<string, { createScriptURL: (url: string) => string }>();
    const createPolicy = (name: string, rules: { createScriptURL: (url: string) => string }) => {
      if (policies.has(name)) throw new TypeError(`Policy "${name}" already exists.`);
      policies.set(name, rules);
      return { createScriptURL: (url: string) => ({ proof: rules.createScriptURL(url) }) };
    };
    return { policies, createPolicy };
  }

  test('creates each script URL with one named policy', async () => {
    const trustedTypes = createTrustedTypes();
    const { show, fail, scripts } = await openPage(trustedTypes);
    const first = show();
    fail(0);
    await expect(first).rejects.toMatchObject(unavailable);
    show();
    expect(scripts.map(({ src }) => src)).toEqual([
      { proof: expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/) },
      { proof: expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/) },
    ]);
    expect([...trustedTypes.policies.keys()]).toEqual(['millrace-captcha']);
  });

  test.each([
    'https://evil.example/recaptcha/api.js',
    'https://www.google.com/recaptcha/api.js',
    'https://evil.example/?https://www.google.com/recaptcha/api.js',
    '',
  ])('rejects another URL: %j', async (url) => {
    const trustedTypes = createTrustedTypes();
    const { show } = await openPage(trustedTypes);
    show();
    const policy = trustedTypes.policies.get('millrace-captcha');
    expect(() => policy?.createScriptURL(url)).toThrow(TypeError);
  });
});
