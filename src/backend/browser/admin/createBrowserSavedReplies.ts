import { type SavedReply, savedReplySchema } from '../../../domain/savedReplies';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../shared/browserEnvironment';
import { createStoredList } from '../storedList';
import { adminRecords } from './adminRecords';
import { createKnownVersions } from './knownVersions';

/** The owner's saved replies in this browser. */
export function createBrowserSavedReplies(
  environment: BrowserEnvironment,
): AdminBackend['savedReplies'] {
  const replies = createStoredList<SavedReply>({
    ...adminRecords.savedReplies,
    environment,
    identify: ({ id }) => id,
  });
  const known = createKnownVersions();
  return {
    async list() {
      const stored = await replies.open();
      for (const reply of stored) known.remember(reply.id, reply);
      return stored;
    },
    async save(reply) {
      const saved = savedReplySchema.parse(reply);
      const isSaved = await replies.replace(saved, (stored) => known.isCurrent(saved.id, stored));
      if (!isSaved) throw new AdminError('changed-meanwhile');
      known.remember(saved.id, saved);
    },
    async remove(id) {
      const saved = (await replies.open()).find((reply) => reply.id === id);
      if (saved) await replies.remove(saved);
    },
  };
}
