import { useEffect, useState } from 'react';
import { announce } from '../../design-system';
import { excerptOf } from '../../domain/excerptOf';
import type { SupportTicket } from '../../domain/ticket';

type Message = SupportTicket['messages'][number];

/** Announces each message that arrives after the first render. Without `authorOf` it is an own one. */
export function useNewMessages(
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
