import type { RouteObject } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';
import { routes } from '#src/app/routes.tsx';
import { fitsTheScreen } from '../checks';

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

/** The site's own route table, in which every screen breaks. */
function brokenRoutes(reason: unknown): RouteObject[] {
  const [site] = routes;
  const children = [{ path: '*', element: <Broken reason={reason} /> }];
  return [{ ...site, children } as RouteObject];
}

const meta = preview.meta({
  title: 'App/ErrorScreen',
  component: ErrorScreen,
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: { path: '/', table: () => brokenRoutes(new Error('The plans are not a list.')) },
    expectedLogs: ['The plans are not a list.'],
    guidance: {
      use: 'What the router shows instead of a page when a screen broke: ‘Unexpected Application Error!’, and two ways on.',
      avoid:
        "What can go wrong in a screen's work the screen says itself, in a `FormError` or a `LoadableView`. An address without a screen is `NotFound`.",
      accessibility: [
        'One heading of level 1; the reason is text that wraps, so that it can be sent to us.',
      ],
      do: 'Offer to load the page again.',
      dont: 'Apologise in three sentences.',
    },
  },
});

export const Default = meta.story();

Default.test('says what happened', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(canvas.getByText(/The plans are not a list\./)).toBeVisible();
});

Default.test('offers to load the page again, or to leave it', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Torture: something was thrown that is no error, and does not fit on a line. */
export const LongReason = meta.story({
  parameters: {
    route: { path: '/', table: () => brokenRoutes('unbroken'.repeat(40)) },
    expectedLogs: ['unbroken'],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

LongReason.test('is no wider than the screen', fitsTheScreen);
