import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LoadError } from '#src/features/site-frame/LoadError.tsx';

/** Sets the attribute that the boot script sets when the application fails to load. */
function setUnloaded() {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-unloaded', true);
  return () => documentElement.removeAttribute('data-unloaded');
}

const meta = preview.meta({
  title: 'Features/Site frame/LoadError',
  component: LoadError,
  beforeEach: setUnloaded,
});

export const Default = meta.story();

Default.test('tells the visitor what to do', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Check your connection/);
  await expect(canvas.getByRole('alert')).toBeVisible();
});

/** While the application loads, and once it has loaded. */
export const Hidden = meta.story({
  play: () => document.documentElement.removeAttribute('data-unloaded'),
  tags: ['!dev', '!autodocs', '!visual'],
});

Hidden.test('is not visible', async () => {
  await expect(document.querySelector('[role=alert]')).not.toBeVisible();
});
