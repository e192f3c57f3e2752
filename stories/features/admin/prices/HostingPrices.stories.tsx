import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { HostingPrices } from '#src/features/admin/prices/HostingPrices.tsx';
import { saysThatItFailed } from '../reads';
import { edit } from './priceForms';
import { priceTab } from './priceLists';

const prices = buildPrices().hosting;

const meta = preview.meta({
  title: 'Features/Admin prices/HostingPrices',
  component: HostingPrices,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: {
    backend: { hostingPrices: prices },
    guidance: {
      use: 'The hosting tab with the backend behind it.',
      avoid:
        "To look at one state take `HostingPricesPanel`. Prices that visitors see are the catalogue's: `HostingPlans`.",
      accessibility: [
        'Saving is said by toast: ‘Prices updated’.',
        'The focus goes to the form when it opens, and back to ‘Edit Prices’ when it closes.',
      ],
      do: 'Show what is kept, also when it is damaged: then the defaults, and why.',
      dont: 'Promise that a change here changes the shop.',
    },
  },
});

const tab = priceTab({
  lines: 5,
  label: 'Single plan monthly',
  stored: '2.99',
  preset: '2.49',
  typed: '3.05',
  keptIn: ({ hostingPrices }) => hostingPrices.singlePlanMonthly,
  success: 'Web hosting prices have been updated successfully',
});

export const Default = meta.story({ play: tab.open });

Default.test('shows what is kept', tab.showsWhatIsStored);

export const Dark = meta.story({ ...Default.input, globals: { theme: 'dark' } });

/** What is stored cannot be read: the default prices stand there (spec §8). */
export const Damaged = meta.story({
  parameters: { scenario: 'damagedAdminData' },
  play: tab.open,
});

Damaged.test('shows the default prices', tab.showsThePreset);

export const Loading = meta.story({ parameters: { backend: { hang: ['prices.readHosting'] } } });

export const ReadFailed = meta.story({
  parameters: { backend: { fail: { 'prices.readHosting': new BackendError('unreachable') } } },
  play: saysThatItFailed,
});

export const Editing = meta.story({ play: edit });

Editing.test('forgets what was typed when it is cancelled', tab.forgetsWhatWasTyped);

export const EditingDark = meta.story({ ...Editing.input, globals: { theme: 'dark' } });

/** On its way, and not answered yet. */
export const Saving = meta.story({
  parameters: { backend: { hang: ['prices.saveHosting'] } },
  play: tab.saveUnchanged,
});

export const Saved = meta.story({ play: tab.saveChanged });

Saved.test('shows the new price, and has kept it', tab.hasSaved);

export const SavedDark = meta.story({ ...Saved.input, globals: { theme: 'dark' } });

/** There is no room for the new prices; what was typed stays. */
export const SaveFailed = meta.story({
  parameters: { backend: { fail: { 'prices.saveHosting': new BackendError('storage-full') } } },
  play: tab.saveInVain,
});

SaveFailed.test('says so in the form, and keeps what was typed', tab.keepsWhatWasTyped);

SaveFailed.test('says it no more once it is cancelled', tab.isSilentOnceCancelled);
