import { adminRecords } from '#src/backend/browser/admin/adminRecords.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';

const { quoteDraft, questionnaireDraft, messageDrafts, ...lasting } = storageKeys;

/** Every key in `localStorage`. */
export const keys: readonly string[] = [...Object.values(lasting), ...Object.keys(adminRecords)];

/** Every key in `sessionStorage`. */
export const sessionKeys: readonly string[] = [quoteDraft, questionnaireDraft, messageDrafts];
