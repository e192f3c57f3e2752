import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import { useLoadable } from '../../loading/useLoadable';
import { EmailTemplatesPanel } from './EmailTemplatesPanel';

/** The email templates tab: loads, saves and tests templates, with a toast for each success. */
export function EmailTemplates() {
  const { emailTemplates, connected } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(
    useCallback(async () => {
      const [templates, defaults] = await Promise.all([
        emailTemplates.list(),
        emailTemplates.defaults(),
      ]);
      return { templates, defaults };
    }, [emailTemplates]),
  );

  async function onSave(template: EmailTemplate) {
    await emailTemplates.save(template);
    toast({ title: 'Template Saved' });
    await reload();
  }

  /** Reads the template that another owner has saved. */
  async function onReadSaved({ id }: EmailTemplate) {
    const saved = (await emailTemplates.list()).find((each) => each.id === id);
    if (!saved) throw new Error('This template is no longer there.');
    return saved;
  }

  async function onSendTest(template: EmailTemplate) {
    const sent = await emailTemplates.sendTest(template);
    toast({
      title: 'Test Email Sent',
      description: sent
        ? `It is on its way to ${sent.recipient}, with sample values.`
        : 'This was a simulation: nothing was sent to anybody.',
    });
    return sent;
  }

  return (
    <EmailTemplatesPanel
      lists={loadable}
      onRetry={reload}
      onSave={onSave}
      onReadSaved={onReadSaved}
      onSendTest={onSendTest}
      isTestSent={connected !== undefined}
    />
  );
}
