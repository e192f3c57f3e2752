import { useEffect, useRef } from 'react';
import { Button, Inline, Notice, Stack, Text } from '../../../design-system';
import { typedText } from '../../typedText.css';
import * as styles from './SaveConflict.css';
import type { Conflict } from './useSaveConflict';

interface VersionProps {
  name: string;
  text: string | undefined;
}

function Version({ name, text }: VersionProps) {
  return (
    <div>
      <Text size="small">{name}</Text>
      <div className={typedText}>{text}</div>
    </div>
  );
}

export interface SaveConflictProps<Value> {
  /** Both versions. */
  conflict: Conflict<Value>;
  /** What a version shows, by its label, in the order of the form. Equal texts are left out. */
  describe: (version: Value) => Readonly<Record<string, string>>;
  /** Whether a save is in progress. */
  saving: boolean;
  /** Called to replace what was typed by the other version. */
  onTakeTheirs: (theirs: Value) => void;
}

/**
 * Compares what was typed with what another tab or owner has saved meanwhile, and asks which to keep.
 * Inside the form, which 'Save Mine' submits. Until then another submit, such as a second Enter, saves
 * nothing and moves the focus here.
 */
export function SaveConflict<Value>({
  conflict,
  describe,
  saving,
  onTakeTheirs,
}: SaveConflictProps<Value>) {
  const [theirs, mine] = [describe(conflict.theirs), describe(conflict.mine)];
  const labels = Object.keys(theirs).filter((label) => theirs[label] !== mine[label]);
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
      <Stack gap="sm">
        <Text>
          Nothing of yours is saved yet, and nothing is lost. Choose which version to keep.
        </Text>
        <div ref={content} tabIndex={-1} className={styles.content}>
          <Stack gap="sm">
            {labels.length > 0 ? (
              <ul role="list" aria-label="What differs">
                {labels.map((label) => (
                  <li key={label} className={styles.difference}>
                    <Text weight="semibold">{label}</Text>
                    <div className={styles.versions}>
                      <Version name="Saved" text={theirs[label]} />
                      <Version name="Yours" text={mine[label]} />
                    </div>
                  </li>
                ))}
              </ul>
            ) : (
              <Text>Both versions are the same.</Text>
            )}
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
                  onTakeTheirs(conflict.theirs);
                  // This button is no longer rendered then.
                  currentTarget.form?.querySelector('input')?.focus();
                }}
              >
                Use the Saved Version
              </Button>
            </Inline>
          </Stack>
        </div>
      </Stack>
    </Notice>
  );
}
