import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAgreement } from '#mocks/factories/pricedQuote.ts';
import { Agreements } from '#src/features/agreements/Agreements.tsx';

const agreement = buildAgreement();
const extra = buildAgreement({
  text: 'Quote 12, version 1\n\nA second language: £200.00\nTotal: £200.00',
  acceptedAt: '2026-03-08T10:00:00.000Z',
  openedAt: null,
});

const meta = preview.meta({
  title: 'Features/Agreements/Agreements',
  component: Agreements,
  decorators: [inColumn('44rem')],
  args: { agreements: [agreement, extra] },
});

/** The first is what its hash says, and the second is not. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const copy of canvasElement.querySelectorAll('details')) copy.open = true;
    await expect(canvas.getByText('1,055.50', { exact: false })).toBeVisible();
    await expect(await canvas.findByText(/again: it matches/)).toBeVisible();
    await expect(await canvas.findByText(/it does not match/)).toBeVisible();
  },
});

/** The page is not secure, so the browser computes no hash. */
export const NotChecked = meta.story({
  beforeEach() {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    return () => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  },
  args: { agreements: [agreement] },
  play: async ({ canvas, canvasElement }) => {
    for (const copy of canvasElement.querySelectorAll('details')) copy.open = true;
    await expect(await canvas.findByText(/This page could not check it/)).toBeVisible();
  },
});
