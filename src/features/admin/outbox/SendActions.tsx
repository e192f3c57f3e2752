import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { Button, Inline, Text, useToast, VisuallyHidden } from '../../../design-system';
import type { ListedEvent, MailSummary } from '../../../domain/outbox';
import { useAction } from '../../submission/useSubmission';

/** The text of a mail server before another sentence. */
export const withFullStop = (text = '') => (/[.!?…]$/.test(text) ? text : `${text}.`);

type Look = 'secondary' | 'quiet';

export interface SendActionsProps {
  noun: 'mail' | 'event';
  entry: MailSummary | ListedEvent;
  /** The entry of a list, after the labels for screen readers: others have the same labels. */
  which?: string;
  methods: Pick<ConnectedAdminMethods['events'], 'sendAgain' | 'setAside'>;
  refresh: () => Promise<void>;
}

/** Sends a mail or an event again, or sets aside what has failed, on its page or in a list. Renders `<div>`. */
export function SendActions({ noun, entry, which, methods, refresh }: SendActionsProps) {
  const { toast } = useToast();
  const again = useAction(`The ${noun} was not sent again`, async () => {
    await methods.sendAgain(entry.id);
    const description = `This ${which ? 'list' : 'page'} shows the result.`;
    toast({ title: `The ${noun} is sent again`, description });
    await refresh();
  });
  const aside = useAction(`The ${noun} was not set aside`, async () => {
    await methods.setAside(entry.id);
    const title = `The ${noun} is set aside`;
    toast(which ? { title, description: 'It is no longer counted.' } : { title });
    await refresh();
  });
  const button = (label: string, variant: Look, { run, pending }: typeof again) => (
    <Button variant={variant} size={which ? 'small' : 'medium'} loading={pending} onClick={run}>
      <span>
        {label}
        {which && <VisuallyHidden>{` ${which}`}</VisuallyHidden>}
      </span>
    </Button>
  );
  return (
    <Inline>
      {button('Send Again', 'secondary', again)}
      {entry.state === 'failed' && !entry.isSetAside && button('Set Aside', 'quiet', aside)}
      {entry.isSetAside && !which && (
        <Text variant="quiet">Set aside: it is no longer counted.</Text>
      )}
    </Inline>
  );
}
