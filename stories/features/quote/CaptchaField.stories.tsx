import { StrictMode, useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wakeWorker } from '#mocks/guardNetwork.ts';
import { networkScenarios } from '#mocks/networkScenarios.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { createCaptchaWidget } from '#src/backend/captcha/captchaWidget.ts';
import { business } from '#src/content/business.ts';
import { CaptchaField, type CaptchaFieldProps } from '#src/features/quote/CaptchaField.tsx';
import { showFakeCaptcha } from './fakeCaptcha.ts';

type ShowCaptcha = Backend['quotes']['showCaptcha'];

const meta = preview.meta({
  title: 'Features/Quote/CaptchaField',
  component: CaptchaField,
  args: {
    hintId: 'captcha-hint',
    round: 1,
    onToken: fn(),
    showCaptcha: fn<ShowCaptcha>(async (element, events) => showFakeCaptcha(element, events)),
  },
});

/** Has a button that starts another round, as a failed request or a closed dialog does. */
function WithRounds(props: CaptchaFieldProps) {
  const [round, setRound] = useState(1);
  return (
    <StrictMode>
      <CaptchaField {...props} round={round} />
      <button type="button" onClick={() => setRound(round + 1)}>
        Another round
      </button>
    </StrictMode>
  );
}

const findBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /robot/ });

/** Shown, and incomplete. */
export const Default = meta.story({ play: async () => void (await findBox()) });

Default.test(
  'asks to complete the captcha, and calls onToken with the token',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please complete the captcha to send your request.',
    );
    await userEvent.click(await findBox());
    await expect(args.onToken).toHaveBeenCalledWith('fake-token');
  },
);

/** The script is loading; the space is reserved. */
export const Loading = meta.story({
  args: { showCaptcha: fn<ShowCaptcha>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    const { offsetParent } = canvas.getByText('The captcha appears here.').parentElement ?? {};
    await expect(offsetParent).toHaveProperty('offsetHeight', 78);
  },
});

export const Complete = meta.story({
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(await findBox());
    await expect(canvas.getByRole('status')).toHaveTextContent('the captcha is complete');
  },
});

export const Expired = meta.story({
  play: async ({ userEvent, args, canvas }) => {
    await userEvent.dblClick(await findBox());
    await expect(canvas.getByRole('status')).toHaveTextContent(/expired.*complete it again/);
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
  },
});

/** The script cannot be loaded. */
export const Failed = meta.story({
  args: {
    showCaptcha: fn<ShowCaptcha>(async () => {
      throw new BackendError('captcha-unavailable');
    }),
  },
  parameters: { expectedLogs: ['The captcha could not be shown.'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('The captcha could not be loaded.');
    const { email, phone } = business.contact;
    for (const [name, href] of [
      [email, `mailto:${email}`],
      [phone.shown, `tel:${phone.dialled}`],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
});

Failed.test('tries again with another element', async ({ args, canvas, userEvent }) => {
  const { mock } = mocked(args.showCaptcha).mockImplementation(async (element, events) =>
    showFakeCaptcha(element, events),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await findBox();
  const [first, second] = mock.calls.map(([element]) => element);
  await expect(mock.calls).toHaveLength(2);
  await expect(second).not.toBe(first);
  await expect(second?.parentElement).toHaveFocus();
});

Failed.test(
  'has the focus on its button again when it fails again',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await expect(button).not.toBeInTheDocument();
  },
);

/** The provider becomes unreachable after the captcha was shown. */
export const LostConnection = meta.story({
  args: {
    showCaptcha: fn<ShowCaptcha>(async (element, events) => {
      const captcha = showFakeCaptcha(element, events);
      setTimeout(events.onFail);
      return captcha;
    }),
  },
  render: (args) => <WithRounds {...args} />,
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
  tags: ['!visual'],
});

LostConnection.test(
  'calls onToken with null, and can be retried after another round',
  async ({ args, canvas, userEvent }) => {
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Another round' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The captcha could not be loaded.');
    mocked(args.showCaptcha).mockImplementation(async (element, events) =>
      showFakeCaptcha(element, events),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await findBox());
    await expect(args.onToken).toHaveBeenLastCalledWith('fake-token');
  },
);

/** The provider refused the last token. */
export const Refused = meta.story({
  args: { error: 'reCAPTCHA verification failed. Please try again.' },
  play: async ({ args, canvas }) => {
    await Default.input.play();
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(args.error ?? '');
  },
});

/** A column that is narrower than the widget: the compact widget is requested. */
export const Narrow = meta.story({
  ...Default.input,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
});

Narrow.test('is compact', async ({ args }) => {
  await expect(args.showCaptcha).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({ isCompact: true }),
  );
});

/** On a busy page, the observer reports several moments at once, the oldest first. */
export const SeenLate = meta.story({
  tags: ['!dev', '!autodocs', '!visual'],
  beforeEach() {
    const { IntersectionObserver } = window;
    const outOfSight = { isIntersecting: false } as IntersectionObserverEntry;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => tell([outOfSight, ...entries], observer), options);
      }
    };
    return () => void Object.assign(window, { IntersectionObserver });
  },
  play: async () => void (await findBox()),
});

/** The provider's script, which renders into an element once, in React's strict mode. */
export const Provider = meta.story({
  async beforeEach({ msw }) {
    // The browser stops an idle worker, which then lets the provider's script pass.
    await wakeWorker();
    msw.use(...networkScenarios.accepts());
  },
  args: { showCaptcha: fn<ShowCaptcha>(createCaptchaWidget('site-key')) },
  render: (args) => <WithRounds {...args} />,
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(await findBox());
    await expect(canvas.getAllByRole('group', { name: 'reCAPTCHA' })).toHaveLength(1);
  },
  tags: ['!dev', '!autodocs', '!visual'],
});

Provider.test('is reset by another round and stays the same element', async (context) => {
  const { args, canvas, userEvent } = context;
  const box = await findBox();
  await userEvent.click(canvas.getByRole('button', { name: 'Another round' }));
  await waitFor(() => expect(box).not.toBeChecked());
  await expect(await findBox()).toBe(box);
  await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Please complete the captcha');

  await userEvent.click(box);
  await expect(args.onToken).toHaveBeenCalledTimes(2);
});
