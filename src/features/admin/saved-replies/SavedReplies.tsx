import { Fragment, useId, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Dialog,
  EmptyState,
  FormError,
  Inline,
  List,
  Stack,
  Text,
  VisuallyHidden,
} from '../../../design-system';
import { fillTemplate } from '../../../domain/placeholders';
import { newReplyId, replyPlaceholders, type SavedReply } from '../../../domain/savedReplies';
import type { SupportTicket } from '../../../domain/ticket';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useSubmission } from '../../submission/useSubmission';
import * as styles from './SavedReplies.css';
import { SavedReplyForm } from './SavedReplyForm';

/** A reply that has not been saved has no id. */
type EditedReply = Omit<SavedReply, 'id'> & { id?: string };

type Step = { name: 'list' } | { name: 'edit' | 'delete'; reply: EditedReply };

export interface SavedRepliesProps {
  /** The ticket that is answered: its values replace the placeholders. */
  ticket: SupportTicket;
  /** Reads what is typed in the reply; a new saved reply begins with it. */
  typed: () => string;
  /** Called with the text of the chosen reply, its placeholders filled in. */
  onUse: (text: string) => void;
}

interface DialogProps extends SavedRepliesProps {
  onClose: () => void;
}

/** Mounted only while it is open. */
function SavedRepliesDialog({ ticket, typed, onUse, onClose }: DialogProps) {
  const { savedReplies } = useAdminBackend();
  const { loadable, reload } = useLoadable(savedReplies.list);
  const placeholders = replyPlaceholders(ticket);
  const formId = useId();
  const [step, setStep] = useState<Step>({ name: 'list' });
  const changing = useSubmission(async (work: () => Promise<void>) => {
    await work();
    await reload();
    setStep({ name: 'list' });
  });
  const { run: change, pending: loading, error, clearError } = changing;

  function show(next: Step) {
    clearError();
    setStep(next);
  }
  const showList = () => show({ name: 'list' });

  const dialog = { open: true, onClose, loading };
  // With the keys, a button does not become one of another step while it has the focus.

  if (step.name === 'edit') {
    const { reply } = step;
    return (
      <Dialog
        {...dialog}
        title={reply.id ? 'Edit saved reply' : 'New saved reply'}
        actions={
          <Fragment key="edit">
            <Button variant="secondary" disabled={loading} onClick={showList}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={loading}>
              Save Reply
            </Button>
          </Fragment>
        }
      >
        <SavedReplyForm
          id={formId}
          reply={reply}
          placeholders={Object.keys(placeholders)}
          failure={changing}
          onSubmit={({ name, text }) => {
            const known = loadable.state === 'ready' ? loadable.value : [];
            const id = reply.id ?? newReplyId(known, new Date());
            void change(() => savedReplies.save({ ...reply, id, name, text }));
          }}
        />
      </Dialog>
    );
  }

  if (step.name === 'delete') {
    const { id = '', name } = step.reply;
    return (
      <Dialog
        {...dialog}
        title="Delete saved reply"
        description={`Delete “${name}”? Answers that you have sent stay as they are.`}
        actions={
          <Fragment key="delete">
            <Button variant="secondary" disabled={loading} onClick={showList}>
              Cancel
            </Button>
            <Button
              tone="danger"
              loading={loading}
              onClick={() => void change(() => savedReplies.remove(id))}
            >
              Delete Reply
            </Button>
          </Fragment>
        }
      >
        <FormError>{error}</FormError>
      </Dialog>
    );
  }

  return (
    <Dialog
      {...dialog}
      title="Saved replies"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            variant="secondary"
            onClick={() => show({ name: 'edit', reply: { name: '', text: typed() } })}
          >
            New Saved Reply
          </Button>
        </>
      }
    >
      <LoadableView loadable={loadable} subject="the saved replies" onRetry={reload}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No saved replies yet">
              Save an answer that you write often, with a placeholder for the customer’s name.
            </EmptyState>
          ) : (
            <List padding="sm" lines="between">
              {all.map((reply) => (
                <li key={reply.id}>
                  <Stack gap="xs">
                    <Text weight="medium">{reply.name}</Text>
                    <Text size="small" variant="quiet">
                      <span className={styles.excerpt}>
                        {fillTemplate(reply.text, placeholders)}
                      </span>
                    </Text>
                    <Inline gap="xs">
                      <Button
                        size="small"
                        onClick={() => {
                          onClose();
                          onUse(fillTemplate(reply.text, placeholders));
                        }}
                      >
                        <span>
                          Use<VisuallyHidden>{` ${reply.name}`}</VisuallyHidden>
                        </span>
                      </Button>
                      <Button
                        variant="secondary"
                        size="small"
                        onClick={() => show({ name: 'edit', reply })}
                      >
                        <span>
                          Edit<VisuallyHidden>{` ${reply.name}`}</VisuallyHidden>
                        </span>
                      </Button>
                      <Button
                        variant="secondary"
                        tone="danger"
                        size="small"
                        onClick={() => show({ name: 'delete', reply })}
                      >
                        <span>
                          Delete<VisuallyHidden>{` ${reply.name}`}</VisuallyHidden>
                        </span>
                      </Button>
                    </Inline>
                  </Stack>
                </li>
              ))}
            </List>
          )
        }
      </LoadableView>
    </Dialog>
  );
}

/** A button that opens the owner's saved replies: to use in an answer, to edit and to delete. */
export function SavedReplies(props: SavedRepliesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Saved Replies
      </Button>
      {isOpen && <SavedRepliesDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
