import { type SavedReply, savedReplySchema } from '../../../domain/savedReplies';
import type { AdminBackend } from '../../AdminBackend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { createStoredList } from '../storedList';
import { adminRecords } from './adminRecords';
import { versionedList } from './versioned';

/** The owner's saved replies in this browser. */
export function createBrowserSavedReplies(
  environment: BrowserEnvironment,
): AdminBackend['savedReplies'] {
  const replies = createStoredList<SavedReply>({
    ...adminRecords.savedReplies,
    environment,
  });
  const { list, save } = versionedList(replies);
  return {
    list,
    save: async (reply) => save(savedReplySchema.parse(reply)),
    async remove(id) {
      const saved = (await replies.open()).find((reply) => reply.id === id);
      if (saved) await replies.remove(saved);
    },
  };
}
