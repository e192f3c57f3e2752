import { useEffect, useState } from 'react';
import { Button, Text, VisuallyHidden } from '../../../design-system';
import * as styles from './CopyButton.css';

/** How long the button says that it has copied, in ms. */
const COPIED_FOR = 2000;

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What that is, in a few words, for those who hear the button without seeing what it is beside. */
  subject: string;
  /** The id of the element that shows the text: it is marked where copying is not allowed. */
  sourceId: string;
}

type Outcome = 'copied' | 'failed';

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No clipboard without https, or the browser forbids it: the person can still do it by hand.
    return 'failed';
  }
}

function markText(id: string) {
  const source = document.getElementById(id);
  if (source) window.getSelection()?.selectAllChildren(source);
}

/** Puts a text on the clipboard, and says so; where it cannot, it marks the text and says how. */
export function CopyButton({ text, subject, sourceId }: CopyButtonProps) {
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
  };

  return (
    <>
      <Button variant="quiet" onClick={onClick}>
        <span className={styles.word}>{isCopied ? 'Copied' : 'Copy'}</span>
        <VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      <span role="status">
        {isCopied && <VisuallyHidden>Copied</VisuallyHidden>}
        {outcome === 'failed' && (
          <Text as="span" size="small" variant="quiet">
            This browser does not allow copying here. The text is marked: press Ctrl+C, or ⌘C on a
            Mac.
          </Text>
        )}
      </span>
    </>
  );
}
