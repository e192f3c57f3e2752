import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { EmptyState, useToast } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { TemplateWorkspace } from './TemplateWorkspace';

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
    <Panel title="Email Templates">
      <LoadableView loadable={loadable} subject="the email templates" onRetry={reload}>
        {({ templates, defaults }) =>
          templates.length > 0 ? (
            <TemplateWorkspace
              templates={templates}
              defaults={defaults}
              onSave={onSave}
              onSendTest={onSendTest}
              isTestSent={connected !== undefined}
            />
          ) : (
            <EmptyState title="No email templates">
              The letters that customers get will be listed here, to be edited and tried out.
            </EmptyState>
          )
        }
      </LoadableView>
    </Panel>
  );
}
