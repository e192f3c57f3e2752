import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { MemoryBackend } from '#mocks/createMemoryBackend.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { findErrorToast, findToast } from '../../../toasts';
import { cancel, edit, linesInList, priceField, save, typePrice } from './priceForms';

/** In what one list of prices differs from the other. Sums are written as they are typed. */
interface PriceList {
  /** How many there are. */
  lines: number;
  /** The label of its first price. */
  label: string;
  /** What is stored for it. */
  stored: string;
  /** What stands there where nothing can be read. */
  preset: string;
  /** What is put there instead. */
  typed: string;
  /** Where the backend of a story keeps it. */
  keptIn: (state: MemoryBackend['state']) => number;
  /** What is said when the list was saved. */
  success: string;
}

/** What one does in a tab with prices, and what has to come of it: the same in both. */
export function priceTab({ lines, label, stored, preset, typed, keptIn, success }: PriceList) {
  const firstPriceIs = (price: string) =>
    expect(linesInList()[0]).toMatch(new RegExp(`^${label}: £${price}(?!\\d)`));

  const changePrice = async () => {
    await edit();
    await typePrice(label, typed);
    await save();
  };

  return {
    open: () => screen.findByRole('button', { name: 'Edit Prices' }).then(() => {}),

    async saveUnchanged() {
      await edit();
      await save();
    },

    async saveChanged() {
      await changePrice();
      await findToast('Prices updated', success);
    },

    async saveInVain() {
      await changePrice();
      await findErrorToast('Prices not updated', new BackendError('storage-full').message);
    },

    async showsWhatIsStored() {
      await expect(linesInList()).toHaveLength(lines);
      await firstPriceIs(stored);
    },

    showsThePreset: () => firstPriceIs(preset),

    async forgetsWhatWasTyped() {
      await typePrice(label, '1');
      await cancel();
      await firstPriceIs(stored);
      await edit();
      await expect(priceField(label)).toHaveValue(Number(stored));
    },

    async hasSaved({ backend }: { backend: Backend }) {
      await firstPriceIs(typed);
      await expect(keptIn((backend as MemoryBackend).state)).toBe(Number(typed));
      await expect(screen.getByRole('button', { name: 'Edit Prices' })).toHaveFocus();
    },

    async keepsWhatWasTyped() {
      await expect(screen.getByRole('alert')).toHaveTextContent(/no room left/);
      await expect(priceField(label)).toHaveValue(Number(typed));
    },

    async isSilentOnceCancelled() {
      await cancel();
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    },
  };
}

/** Two prices of a form, by their labels, and by their names in what it hands in. */
interface PriceForm<Prices> {
  prices: Prices;
  first: [label: string, name: keyof Prices];
  second: [label: string, name: keyof Prices];
}

interface FormStory {
  args: { onSave: unknown; onCancel: unknown };
}

/** What has to come of what one does in a form with prices: the same in both. */
export function priceForm<Prices>({ prices, first, second }: PriceForm<Prices>) {
  const [label, name] = first;
  const handsIn = (onSave: unknown, changed: Partial<Prices>) =>
    waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ ...prices, ...changed }));

  return {
    handsIn,

    beginsWithTheFirst: () => waitFor(() => expect(priceField(label)).toHaveFocus()),

    async handsInWhatWasTyped({ args }: FormStory) {
      await typePrice(label, '149.50');
      await save();
      await handsIn(args.onSave, { [name]: 149.5 } as Partial<Prices>);
    },

    async handsInNothingAsZero({ args }: FormStory) {
      await userEvent.clear(priceField(second[0]));
      await userEvent.keyboard('{Enter}');
      await handsIn(args.onSave, { [second[1]]: 0 } as Partial<Prices>);
    },

    async isLeftWithoutAWord({ args }: FormStory) {
      await typePrice(label, '1');
      await cancel();
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onSave).not.toHaveBeenCalled();
    },

    async takesNeitherPressNorEnter({ args }: FormStory) {
      await save();
      await userEvent.type(priceField(label), '{Enter}');
      await expect(args.onSave).not.toHaveBeenCalled();
    },
  };
}
