import { recordKey } from '../../../domain/siteData';

/** A storage key in words: 'Hosting prices' for `hostingPrices` and `hostingPrices.unreadable-2`. */
export function recordLabel(key: string): string {
  const words = recordKey(key).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
