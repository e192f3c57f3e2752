import { useEffect, useId, useState } from 'react';
import { announce } from '../feedback/announcer';
import { Code } from '../typography/Code';
import { Text } from '../typography/Text';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import { useWords } from '../words/WordsProvider';
import { Button, type ButtonProps } from './Button';
import * as styles from './CopyField.css';

/** How long the button shows that the text was copied, in ms. */
const COPIED_FOR = 2000;

export interface CopyButtonProps extends Pick<ButtonProps, 'ref'> {
  /** The text to copy. */
  text: string;
  /** Names the text, for the accessible name of the button. With `label`, the label is its whole name. */
  subject?: string;
  /** The id of the element that shows the text, which is selected if copying fails. Without it, it is shown then. */
  sourceId?: string;
  /** In place of ‘Copy’, in the size of other buttons: it stands alone, without the text. */
  label?: string;
}

type Outcome = 'copied' | 'failed';

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Without HTTPS or permission there is no clipboard. The selected text can be copied by hand.
    return 'failed';
  }
}

function markText(id: string) {
  const source = document.getElementById(id);
  if (source) window.getSelection()?.selectAllChildren(source);
}

/** Copies a text to the clipboard. If that fails, selects the text and explains how to copy it. */
export function CopyButton({ text, subject, sourceId, label, ref }: CopyButtonProps) {
  const words = useWords();
  const [outcome, setOutcome] = useState<Outcome>();
  const ownId = useId();

  useEffect(() => {
    if (outcome === 'failed') markText(sourceId ?? ownId);
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [outcome, sourceId, ownId]);

  const onClick = async () => {
    const next = await copy(text);
    setOutcome(next);
    announce(next === 'copied' ? words.copied : words.copyFailed);
  };

  return (
    <>
      <Button
        ref={ref}
        variant={label ? 'secondary' : 'quiet'}
        size={label ? 'medium' : 'small'}
        onClick={onClick}
      >
        <span className={label ? undefined : styles.word}>
          {outcome === 'copied' ? words.copied : (label ?? words.copy)}
        </span>
        {subject && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </Button>
      {outcome === 'failed' && (
        <Text as="span" size="small" variant="quiet">
          {words.copyFailed}
        </Text>
      )}
      {outcome === 'failed' && sourceId === undefined && <Code id={ownId}>{text}</Code>}
    </>
  );
}
