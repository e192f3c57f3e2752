import { useCallback, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Button } from '../../../design-system';
import { newReplyId, replyPlaceholders } from '../../../domain/savedReplies';
import type { SupportTicket } from '../../../domain/ticket';
import { useLoadable } from '../../loading/useLoadable';
import { SavedRepliesDialog } from './SavedRepliesDialog';

export interface SavedRepliesProps {
  /** The ticket that is answered: its values replace the placeholders. */
  ticket: SupportTicket;
  /** Reads what is typed in the reply. */
  typed: () => string;
  /** Adds the text of a saved reply to what is typed. */
  onUse: (text: string) => void;
}

function OpenDialog({
  ticket,
  typed,
  onUse,
  onClose,
}: SavedRepliesProps & { onClose: () => void }) {
  const { savedReplies } = useAdminBackend();
  const { loadable, reload } = useLoadable(useCallback(() => savedReplies.list(), [savedReplies]));
  const known = loadable.state === 'ready' ? loadable.value : [];
  return (
    <SavedRepliesDialog
      replies={loadable}
      onRetry={reload}
      placeholders={replyPlaceholders(ticket)}
      typed={typed()}
      onUse={(text) => {
        onClose();
        onUse(text);
      }}
      onSave={async ({ id = newReplyId(known, new Date()), ...reply }) => {
        await savedReplies.save({ id, ...reply });
        await reload();
      }}
      onDelete={async (id) => {
        await savedReplies.remove(id);
        await reload();
      }}
      onClose={onClose}
    />
  );
}

/** A button that opens the owner's saved replies. */
export function SavedReplies(props: SavedRepliesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Saved Replies
      </Button>
      {isOpen && <OpenDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
