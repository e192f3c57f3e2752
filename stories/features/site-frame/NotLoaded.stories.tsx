import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { NotLoaded } from '#src/features/site-frame/NotLoaded.tsx';

/** Does what the boot script does to a page whose application did not come. */
function markUnloaded() {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-unloaded', true);
  return () => documentElement.removeAttribute('data-unloaded');
}

const meta = preview.meta({
  title: 'Features/Site frame/NotLoaded',
  component: NotLoaded,
  beforeEach: markUnloaded,
  parameters: {
    guidance: {
      use: 'Beside what is on the page before the application is, and does nothing without it.',
      avoid:
        'Once the application is there it says by toast what did not come, or in a `FormError`. A whole screen that did not come is an `ErrorScreen`.',
      accessibility: ['It is read out when it appears.'],
      do: 'Put it above the button that it is about.',
      dont: 'Show it where links lead on: they work all the same.',
    },
  },
});

export const Default = meta.story();

Default.test('says what to do', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Check your connection/);
  await expect(canvas.getByRole('alert')).toBeVisible();
});

/** As long as nothing is amiss. */
export const Hidden = meta.story({ beforeEach: () => () => {}, tags: ['!visual'] });

Hidden.test('is not seen', async () => {
  document.documentElement.removeAttribute('data-unloaded');
  await expect(document.querySelector('[role=alert]')).not.toBeVisible();
});
