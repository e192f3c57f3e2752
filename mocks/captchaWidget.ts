/** The parameters of the provider's `render` that the site uses. */
export interface CaptchaParameters {
  sitekey: string;
  theme?: 'light' | 'dark';
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
  'error-callback'?: () => void;
}

/** The part of the provider's `grecaptcha` that the demo widget has. */
export interface DemoCaptcha {
  ready(callback: () => void): void;
  render(container: string | HTMLElement, parameters: CaptchaParameters): number;
  /** Without an id, the first widget. */
  reset(id?: number): void;
  getResponse(id?: number): string;
  /** Not the provider's: triggers an expiry or a failure, on the last widget or the given one. */
  readonly demo: {
    /** The token is too old. */
    expire(id?: number): void;
    /** The provider cannot be reached. */
    fail(id?: number): void;
  };
}

export interface CaptchaScriptOptions {
  /** The global function to call once the widget can be rendered. */
  onload: string | null;
  /** Milliseconds until a token expires. */
  tokenLifetime: number;
}

/** The text of the demo's script, which replaces the provider's. It renders no widget by itself. */
export function captchaScript(options: CaptchaScriptOptions): string {
  return `(${installDemoCaptcha.toString()})(${JSON.stringify(options)});\n`;
}

/**
 * Defines `window.grecaptcha`: a checkbox of the size of the provider's widget, in its light theme,
 * with the word "demo". Its source is sent as text, so it uses no outer variable. It sets each style
 * property alone and no HTML, as a strict Content-Security-Policy requires.
 */
function installDemoCaptcha({ onload, tokenLifetime }: CaptchaScriptOptions): void {
  interface Widget {
    frame: HTMLElement;
    checkbox: HTMLInputElement;
    status: HTMLElement;
    parameters: CaptchaParameters;
    token: string;
    timer: ReturnType<typeof setTimeout> | undefined;
  }

  const note = 'Demo captcha: nothing is checked';
  const page = window as unknown as Record<string, unknown> & { grecaptcha?: DemoCaptcha };
  const widgets: Widget[] = [];
  let tokens = 0;

  function widgetOf(id: number): Widget {
    const widget = widgets[id];
    if (!widget) throw new Error(`Invalid reCAPTCHA client id: ${id}`);
    return widget;
  }

  function empty(widget: Widget, status: string) {
    clearTimeout(widget.timer);
    widget.token = '';
    widget.checkbox.checked = false;
    widget.status.textContent = status;
  }

  function solve(widget: Widget) {
    tokens += 1;
    widget.token = `demo-captcha-token-${tokens}`;
    widget.status.textContent = note;
    widget.timer = setTimeout(() => expire(widget), tokenLifetime);
    widget.parameters.callback?.(widget.token);
  }

  function expire(widget: Widget) {
    if (!widget.token) return;
    empty(widget, 'Expired. Tick the box again.');
    if (widget.frame.isConnected) widget.parameters['expired-callback']?.();
  }

  function fail(widget: Widget) {
    empty(widget, 'No connection. Check it and try again.');
    widget.parameters['error-callback']?.();
  }

  function make<Tag extends 'div' | 'input' | 'label' | 'span'>(
    tag: Tag,
    style: Partial<CSSStyleDeclaration>,
  ): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag);
    Object.assign(element.style, style);
    return element;
  }

  function draw(container: HTMLElement, parameters: CaptchaParameters): Widget {
    const frame = make('div', {
      boxSizing: 'border-box',
      width: '304px',
      height: '78px',
      padding: '0 12px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      border: '1px solid #d3d3d3',
      borderRadius: '3px',
      background: '#f9f9f9',
      color: '#222222',
      colorScheme: 'light',
      fontFamily: 'Roboto, Helvetica, Arial, sans-serif',
      textAlign: 'left',
    });
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'reCAPTCHA');
    frame.dataset.theme = parameters.theme ?? 'light';

    const label = make('label', {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      fontSize: '14px',
      lineHeight: '17px',
      cursor: 'pointer',
    });
    const checkbox = make('input', { width: '28px', height: '28px', margin: '0' });
    checkbox.type = 'checkbox';
    const words = make('span', {});
    words.textContent = "I'm not a robot";
    label.append(checkbox, words);

    const status = make('div', {
      marginTop: '4px',
      paddingLeft: '40px',
      fontSize: '12px',
      lineHeight: '15px',
      color: '#444444',
    });
    status.setAttribute('role', 'status');
    status.textContent = note;

    frame.append(label, status);
    container.append(frame);
    return { frame, checkbox, status, parameters, token: '', timer: undefined };
  }

  const captcha: DemoCaptcha = {
    ready: (callback) => queueMicrotask(callback),
    render: (container, parameters) => {
      const element =
        typeof container === 'string' ? document.getElementById(container) : container;
      if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id');
      if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
      if (element.firstChild) {
        throw new Error('reCAPTCHA has already been rendered in this element');
      }
      const widget = draw(element, parameters);
      widget.checkbox.addEventListener('click', (event) => {
        // A ticked box stays ticked, as in the provider's widget.
        if (widget.token) event.preventDefault();
      });
      widget.checkbox.addEventListener('change', () => {
        if (widget.checkbox.checked && !widget.token) solve(widget);
      });
      return widgets.push(widget) - 1;
    },
    reset: (id = 0) => empty(widgetOf(id), note),
    getResponse: (id = 0) => widgetOf(id).token,
    demo: {
      expire: (id = widgets.length - 1) => expire(widgetOf(id)),
      fail: (id = widgets.length - 1) => fail(widgetOf(id)),
    },
  };

  // Fetching the script again starts with no widgets.
  page.grecaptcha = captcha;
  if (onload === null) return;
  queueMicrotask(() => {
    const callback = page[onload];
    if (typeof callback === 'function') callback();
    else console.error(`reCAPTCHA couldn't find user-provided function: ${onload}`);
  });
}
