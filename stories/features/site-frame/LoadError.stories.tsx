import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LoadError } from '#src/features/site-frame/LoadError.tsx';

const meta = preview.meta({
  title: 'Features/Site frame/LoadError',
  component: LoadError,
});

/** Shows the message, as the boot script does when the application fails to load. */
function show(story: HTMLElement | null) {
  story?.querySelector('[role=alert]')?.removeAttribute('hidden');
}

export const Default = meta.story({
  decorators: [
    (Story) => (
      <div ref={show}>
        <Story />
      </div>
    ),
  ],
});

Default.test('tells the visitor what to do', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Check your connection/);
  await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

/** While the application loads, and once it has loaded. */
export const Hidden = meta.story({ tags: ['!dev', '!autodocs', '!visual'] });

Hidden.test('is not visible', async () => {
  await expect(document.querySelector('[role=alert]')).not.toBeVisible();
});
