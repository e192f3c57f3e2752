import type { RouteObject } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';
import { routes } from '#src/app/routes.tsx';

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

/** The site's route table, with one screen that throws. */
function brokenRoutes(reason: unknown): RouteObject[] {
  const [site] = routes;
  const children = [{ path: '*', element: <Broken reason={reason} /> }];
  return [{ ...site, children } as RouteObject];
}

const meta = preview.meta({
  title: 'Screens/App/ErrorScreen',
  component: ErrorScreen,
  parameters: {
    ...wholePage,
    route: { path: '/', table: () => brokenRoutes(new Error('The plans are not a list.')) },
    expectedLogs: ['The plans are not a list.'],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByText(/The plans are not a list\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

/** A thrown value that is not an error and does not fit on one line. */
export const LongReason = meta.story({
  parameters: {
    route: { path: '/', table: () => brokenRoutes('unbroken'.repeat(40)) },
    expectedLogs: ['unbroken'],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
