import { type CaptchaProvider, createCaptchaWidget } from './captchaWidget';

type CaptchaParameters = Parameters<CaptchaProvider['render']>[1];

export interface DemoCaptcha extends CaptchaProvider {
  /** Not the provider's: lets the last widget expire at once. */
  expire(): void;
}

/**
 * Creates the captcha of sites without a provider: a checkbox of the size of the provider's widget, in
 * its light theme, with the word "demo". The demo sends its source as text, so it uses no outer
 * variable. It sets each style property alone and no HTML, as a strict Content-Security-Policy requires.
 */
export function createDemoCaptcha(): DemoCaptcha {
  interface Widget {
    frame: HTMLElement;
    checkbox: HTMLInputElement;
    status: HTMLElement;
    parameters: CaptchaParameters;
    token: string;
    timer: ReturnType<typeof setTimeout> | undefined;
  }

  // As long as the provider's tokens last, in ms.
  const tokenLifetime = 120_000;
  const note = 'Demo captcha: nothing is checked';
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
    widget.parameters.callback(widget.token);
  }

  function expire(widget: Widget) {
    if (!widget.token) return;
    empty(widget, 'Expired. Tick the box again.');
    if (widget.frame.isConnected) widget.parameters['expired-callback']();
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

  return {
    render: (container, parameters) => {
      if (container.firstChild) {
        throw new Error('reCAPTCHA has already been rendered in this element');
      }
      const widget = draw(container, parameters);
      widget.checkbox.addEventListener('click', (event) => {
        // A ticked box stays ticked, as in the provider's widget.
        if (widget.token) event.preventDefault();
      });
      widget.checkbox.addEventListener('change', () => {
        if (widget.checkbox.checked && !widget.token) solve(widget);
      });
      return widgets.push(widget) - 1;
    },
    reset: (id) => empty(widgetOf(id), note),
    expire: () => expire(widgetOf(widgets.length - 1)),
  };
}

/** The widget with it. Both are in one file, because each file adds its hash to every page. */
export const createDemoWidget = () => createCaptchaWidget('', async () => createDemoCaptcha());
