import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Switch } from '../../../design-system';
import { useAction } from '../../submission/useSubmission';
import { useFollowedOverview } from '../status/OwnerStatusProvider';

export interface MailSwitchProps {
  isMailed: boolean;
}

/** Turns the daily mail on or off. */
export function MailSwitch({ isMailed }: MailSwitchProps) {
  const { connected } = useAdminBackend();
  const { reload } = useFollowedOverview();
  const { run, pending } = useAction('The mail was not changed', async () => {
    await connected?.todayMail.set(!isMailed);
    await reload();
  });
  return (
    <Switch
      label="Mail at 7:30"
      checked={pending ? !isMailed : isMailed}
      onChange={() => void run()}
    />
  );
}
