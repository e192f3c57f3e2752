import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import { errorMessage } from '../../errorMessage';
import { useLoadable } from '../loading/useLoadable';
import { EmailTemplatesPanel } from './EmailTemplatesPanel';

const SAVE_FAILURE = {
  title: 'Save Failed',
  description: 'There was an error saving the template. Please try again.',
};

/** The email templates tab: loads, saves and tests templates, with a toast for each result. */
export function EmailTemplates() {
  const { emailTemplates } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(
    useCallback(() => emailTemplates.list(), [emailTemplates]),
  );

  async function onSave(template: EmailTemplate) {
    try {
      await emailTemplates.save(template);
    } catch (cause) {
      toast({ ...SAVE_FAILURE, tone: 'danger' });
      const reason = errorMessage(cause);
      const sentences = new Set([SAVE_FAILURE.description, reason]);
      throw new Error([...sentences].join(' '), { cause });
    }
    toast({ title: 'Template Saved' });
    await reload();
  }

  async function onSendTest(template: EmailTemplate) {
    try {
      await emailTemplates.sendTest(template);
    } catch (error) {
      toast({ title: 'Test Email Failed', description: errorMessage(error), tone: 'danger' });
      throw error;
    }
    toast({
      title: 'Test Email Sent',
      description: 'This was a simulation: nothing was sent to anybody.',
    });
  }

  return (
    <EmailTemplatesPanel
      templates={loadable}
      onRetry={reload}
      onSave={onSave}
      onSendTest={onSendTest}
    />
  );
}
