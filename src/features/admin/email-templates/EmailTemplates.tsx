import { useCallback } from 'react';
import type { TestMail } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { AdminError } from '../../../backend/adminErrors';
import { useToast } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import { errorMessage } from '../../errorMessage';
import { useLoadable } from '../../loading/useLoadable';
import { EmailTemplatesPanel } from './EmailTemplatesPanel';

const { code: NOT_SAVED, message: SAVE_FAILURE } = new AdminError('template-not-saved');

/** The email templates tab: loads, saves and tests templates, with a toast for each result. */
export function EmailTemplates() {
  const { emailTemplates, ownerAccess } = useAdminBackend();
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
    try {
      await emailTemplates.save(template);
    } catch (cause) {
      const code = cause instanceof AdminError && cause.code;
      if (code === 'changed-meanwhile') throw cause;
      toast({ title: 'Save Failed', description: SAVE_FAILURE, tone: 'danger' });
      if (code === NOT_SAVED) throw cause;
      throw new Error(`${SAVE_FAILURE} ${errorMessage(cause)}`, { cause });
    }
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
    let sent: TestMail | null;
    try {
      sent = await emailTemplates.sendTest(template);
    } catch (error) {
      toast({ title: 'Test Email Failed', description: errorMessage(error), tone: 'danger' });
      throw error;
    }
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
      // Both need a server.
      isTestSent={ownerAccess !== undefined}
    />
  );
}
