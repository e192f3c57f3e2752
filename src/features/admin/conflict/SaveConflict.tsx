import { useEffect, useRef } from 'react';
import { Button, Inline, Notice, Stack, Text } from '../../../design-system';

export interface SaveConflictProps {
  /** Whether a save is in progress. */
  saving: boolean;
  /** Called to replace what was typed by the saved version. */
  onTakeTheirs: () => void;
}

/**
 * Says that another tab or owner has saved the same thing, and asks which version to keep. Inside the form,
 * which 'Save Mine' submits. Until then another submit, such as a second Enter, saves nothing and moves the
 * focus here.
 */
export function SaveConflict({ saving, onTakeTheirs }: SaveConflictProps) {
  const content = useRef<HTMLDivElement>(null);
  const isMineChosen = useRef(false);

  useEffect(() => {
    const form = content.current?.closest('form');
    function onSubmit(event: Event) {
      if (isMineChosen.current) {
        isMineChosen.current = false;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      content.current?.focus();
    }
    // In the capture phase, before the form's own handler.
    form?.addEventListener('submit', onSubmit, true);
    return () => form?.removeEventListener('submit', onSubmit, true);
  }, []);

  return (
    <Notice tone="warning" title="Another version was saved meanwhile" live>
      <div ref={content} tabIndex={-1}>
        <Stack gap="sm">
          <Text>
            Nothing of yours is saved yet, and nothing is lost. Choose which version to keep.
          </Text>
          <Inline stacked>
            <Button
              variant="secondary"
              loading={saving}
              onClick={({ currentTarget }) => {
                isMineChosen.current = true;
                currentTarget.form?.requestSubmit();
              }}
            >
              Save Mine
            </Button>
            <Button
              variant="secondary"
              disabled={saving}
              onClick={({ currentTarget }) => {
                onTakeTheirs();
                // This button is no longer rendered then.
                currentTarget.form?.querySelector('input')?.focus();
              }}
            >
              Use the Saved Version
            </Button>
          </Inline>
        </Stack>
      </div>
    </Notice>
  );
}
