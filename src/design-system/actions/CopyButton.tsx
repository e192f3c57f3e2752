import { useEffect, useState } from 'react';
import { announce } from '../feedback/announcer';
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
  /** Names the text, for the accessible name of the button. */
  subject: string;
  /** The id of the element that shows the text. If copying fails, its text is selected. */
  sourceId: string;
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
export function CopyButton({ text, subject, sourceId, ref }: CopyButtonProps) {
  const words = useWords();
  const [outcome, setOutcome] = useState<Outcome>();
  const isCopied = outcome === 'copied';

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const onClick = async () => {
    const next = await copy(text);
    if (next === 'failed') markText(sourceId);
    setOutcome(next);
    announce(next === 'copied' ? words.copied : words.copyFailed);
  };

  return (
    <>
      <Button ref={ref} variant="quiet" size="small" onClick={onClick}>
        <span className={styles.word}>{isCopied ? words.copied : words.copy}</span>
        <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
      </Button>
      {outcome === 'failed' && (
        <Text as="span" size="small" variant="quiet">
          {words.copyFailed}
        </Text>
      )}
    </>
  );
}
