import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Logo } from '#src/features/site-frame/Logo.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/Logo',
  component: Logo,
  args: { name: 'Hollin and Dale' },
});

export const Default = meta.story();

Default.test('exposes only the name to screen readers', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^Hollin and Dale$/);
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

/** A name of several words. */
export const LongName = meta.story({
  args: { name: 'Hebden Water Website Development and Hosting Company' },
});
