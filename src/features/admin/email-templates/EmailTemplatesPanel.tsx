import { Stack, Text } from '../../../design-system';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { TemplateWorkspace, type TemplateWorkspaceProps } from './TemplateWorkspace';

export interface EmailTemplatesPanelProps
  extends Pick<TemplateWorkspaceProps, 'onSave' | 'onReadSaved' | 'onSendTest' | 'isTestSent'> {
  /** The templates and the defaults, while they load, loaded or failed. */
  lists: Loadable<Pick<TemplateWorkspaceProps, 'templates' | 'defaults'>>;
  /** Loads them again after a failure. */
  onRetry: () => void;
}

/** The email templates tab, from props alone. */
export function EmailTemplatesPanel({ lists, onRetry, ...verbs }: EmailTemplatesPanelProps) {
  return (
    <Panel title="Email Templates">
      <LoadableView loadable={lists} subject="the email templates" onRetry={onRetry}>
        {(all) =>
          all.templates.length > 0 ? (
            <TemplateWorkspace {...all} {...verbs} />
          ) : (
            <Stack gap="xs">
              <Text weight="semibold">No email templates</Text>
              <Text variant="quiet">
                The letters that customers get will be listed here, to be edited and tried out.
              </Text>
            </Stack>
          )
        }
      </LoadableView>
    </Panel>
  );
}
