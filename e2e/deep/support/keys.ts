import { adminStorageKeys } from '#src/backend/browser/adminStorageKeys.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';

const { quoteDraft, awaitedSection, ...lasting } = storageKeys;

/** Every key of the storage. */
export const keys: readonly string[] = Object.values({ ...lasting, ...adminStorageKeys });

/** Keys that end with the visit. */
export const visitKeys: readonly string[] = [quoteDraft, awaitedSection];
