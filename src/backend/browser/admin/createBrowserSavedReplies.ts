import { type SavedReply, savedReplySchema } from '../../../domain/savedReplies';
import type { AdminBackend } from '../../AdminBackend';
import type { BrowserEnvironment } from '../browserEnvironment';
import { createStoredList } from '../storedList';
import { adminRecords } from './adminRecords';

/** The owner's saved replies in this browser. */
export function createBrowserSavedReplies(
  environment: BrowserEnvironment,
): AdminBackend['savedReplies'] {
  const replies = createStoredList<SavedReply>({
    ...adminRecords.savedReplies,
    environment,
    identify: ({ id }) => id,
  });
  return {
    list: replies.open,
    save: (reply) => replies.replace(savedReplySchema.parse(reply)),
    async remove(id) {
      const saved = (await replies.open()).find((reply) => reply.id === id);
      if (saved) await replies.remove(saved);
    },
  };
}
