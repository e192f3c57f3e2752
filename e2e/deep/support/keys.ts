import { adminStorageKeys } from '#src/backend/browser/admin/adminStorageKeys.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';

const { quoteDraft, questionnaireDraft, messageDrafts, ...lasting } = storageKeys;

/** Every key in `localStorage`. */
export const keys: readonly string[] = Object.values({ ...lasting, ...adminStorageKeys });

/** Every key in `sessionStorage`. */
export const sessionKeys: readonly string[] = [quoteDraft, questionnaireDraft, messageDrafts];
