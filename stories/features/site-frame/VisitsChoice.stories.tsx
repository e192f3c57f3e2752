import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { SiteFooter } from '#src/features/site-frame/SiteFooter.tsx';
import { VisitsChoice } from '#src/features/site-frame/VisitsChoice.tsx';
import { attachVisits } from '#src/start/visits.ts';

const KEY = 'uncounted';
const reload = fn();

const meta = preview.meta({
  title: 'Features/Site frame/VisitsChoice',
  component: VisitsChoice,
  args: { script: 'https://plausible.io/js/script.js data-domain=shop.example' },
  decorators: [withApp],
  render: (args) => (
    <SiteFooter
      name="Hollin and Dale"
      email="hello@hollin-dale.example"
      note={<VisitsChoice {...args} />}
    />
  ),
  parameters: {
    layout: 'fullscreen',
    // Radio buttons with the same name on one page form one group.
    docs: { story: { inline: false, height: '420px' } },
  },
  afterEach: () => {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.visits;
  },
});

export const Default = meta.story({
  beforeEach: () => attachVisits(document, reload),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/with plausible\.io:/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Do not count my visits' }));
    await expect(localStorage.getItem(KEY)).toBe('true');
    await expect(reload).toHaveBeenCalled();
  },
});

/** A visitor who has objected. */
export const Objected = meta.story({
  beforeEach: () => {
    localStorage.setItem(KEY, 'true');
    attachVisits(document, reload);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Your visits are not counted\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Count my visits' }));
    await expect(localStorage.getItem(KEY)).toBeNull();
  },
});
