import { VisuallyHidden } from '../typography/VisuallyHidden';
import { type Phrase, useWords } from './WordsProvider';

/** A phrase of which a part is hidden visually. */
export function PhraseText({ children: [seen, heard] }: { children: Phrase }) {
  return (
    <>
      <span key={seen}>{seen}</span>
      {heard && <VisuallyHidden>{heard}</VisuallyHidden>}
    </>
  );
}

/** What screen readers read before the name of an unread row. A server can render the table around it. */
export function UnreadWord({ children }: { children?: string | undefined }) {
  const { unread } = useWords();
  return <VisuallyHidden>{`${children ?? unread} `}</VisuallyHidden>;
}
