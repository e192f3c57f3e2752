import { useEffect, useId, useRef, useState } from 'react';
import { announce, Heading, Stack, Text } from '../../design-system';
import type { MessageAuthor } from '../../domain/conversation';
import { excerptOf } from '../../domain/excerptOf';
import type { SupportTicket } from '../../domain/ticket';
import { AttachmentList, type AttachmentListProps } from '../attachments/AttachmentList';
import { Moment } from '../dates/Moment';
import { typedText } from '../text/text.css';
import * as styles from './Conversation.css';

type Message = SupportTicket['messages'][number];

/** Announces each message that arrives after the first render. Without `authorOf` it is an own one. */
function useNewMessages(
  messages: readonly Message[],
  authorOf: (message: Message) => string | undefined,
) {
  const [known] = useState(() => new Set(messages.map(({ id }) => id)));
  useEffect(() => {
    for (const message of messages) {
      if (known.has(message.id)) continue;
      known.add(message.id);
      const author = authorOf(message);
      if (author) announce(`New message from ${author}: ${excerptOf(message.text)}`);
    }
  });
}

export interface ConversationProps {
  /** The messages, the oldest first. */
  messages: SupportTicket['messages'];
  /** Whose messages are at the end of the line. */
  reader: Extract<MessageAuthor, 'customer' | 'owner'>;
  /** The names of the authors. Other tools may have written in another name, which is shown as it is. */
  names: Readonly<Record<MessageAuthor, string>>;
  /** Loads the content of a file. Missing where no server keeps files. */
  download?: AttachmentListProps['download'];
  fileActions?: AttachmentListProps['actions'];
  /** The id of the message to begin with, if the screen does not show it. Default: the page begins at its top. */
  openAt?: string | undefined;
}

/**
 * The messages of a ticket, as a log. Screen readers announce a message that arrives, unless the reader
 * has written it.
 */
export function Conversation({
  messages,
  reader,
  names,
  download,
  fileActions,
  openAt,
}: ConversationProps) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const below = first.current?.getBoundingClientRect().bottom ?? 0;
    if (below > window.innerHeight) first.current?.scrollIntoView();
  }, []);
  const look = (author: string) => {
    if (author === 'note') return 'note';
    return author === reader ? 'own' : 'other';
  };
  const nameOf = (author: string) =>
    Object.hasOwn(names, author) ? names[author as MessageAuthor] : author;
  useNewMessages(messages, ({ from }) => (look(from) === 'other' ? nameOf(from) : undefined));
  const titleId = useId();
  return (
    // The announcer speaks: a live log would also repeat the own messages, with dates and buttons.
    <div role="log" aria-live="off" aria-labelledby={titleId}>
      <Stack gap="md">
        <Heading level="2" size="h4" id={titleId}>
          Messages
        </Heading>
        <ol role="list" className={styles.list} aria-labelledby={titleId}>
          {messages.map(({ id, from, text, date, attachments }) => (
            <li
              key={id}
              ref={id === openAt ? first : undefined}
              className={styles.messages[look(from)]}
            >
              <div className={styles.head}>
                <Text as="span" weight="semibold">
                  {nameOf(from)}
                </Text>
                <Text as="span" size="small" variant="quiet" tabular>
                  <Moment date={date} />
                </Text>
              </div>
              <div className={typedText}>{text}</div>
              <AttachmentList attachments={attachments} download={download} actions={fileActions} />
            </li>
          ))}
        </ol>
      </Stack>
    </div>
  );
}
