import { Button, useToast } from '../../../design-system';
import { useAction } from '../../submission/useSubmission';

export interface ReplaceLinkProps {
  email: string;
  onReplace: () => Promise<void>;
}

/** Mails a customer a new link, which ends the earlier ones. Renders `<button>`. */
export function ReplaceLink({ email, onReplace }: ReplaceLinkProps) {
  const { toast } = useToast();
  const { run, pending } = useAction('The link was not sent', async () => {
    await onReplace();
    toast({
      title: 'New link sent',
      description: `It is on its way to ${email}. The earlier links have ended.`,
    });
  });
  return (
    <Button variant="secondary" loading={pending} onClick={() => void run()}>
      Send a New Link
    </Button>
  );
}
