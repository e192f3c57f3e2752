import { Button, Card, Columns, Dialog, Stack } from '../../../design-system';
import type { PaymentSettings } from '../../../domain/paymentSettings';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { BackendNotice } from './BackendNotice';
import { PaymentSettingsForm, type PaymentSettingsFormProps } from './PaymentSettingsForm';
import { TestCards } from './TestCards';

export interface PaymentSettingsPanelProps extends Omit<PaymentSettingsFormProps, 'settings'> {
  /** The settings, while they load, loaded or failed. */
  settings: Loadable<PaymentSettings>;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** In browser mode, a server for real payments is connected. */
  isBackendConnected: boolean;
  /** Whether a server keeps the settings; otherwise this browser does. Default `false`. */
  isConnected?: boolean;
  /** The dialog after saving. */
  isSaved: boolean;
  /** Called when the dialog after a save closes. */
  onSavedClose: () => void;
}

/** The payment settings tab, from props alone. */
export function PaymentSettingsPanel({
  settings,
  onRetry,
  isBackendConnected,
  isConnected = false,
  isSaved,
  onSavedClose,
  ...form
}: PaymentSettingsPanelProps) {
  return (
    <Panel title="Stripe Settings">
      <LoadableView loadable={settings} subject="the payment settings" onRetry={onRetry}>
        {(kept) => (
          <Columns>
            <Card>
              <PaymentSettingsForm {...form} settings={kept} />
            </Card>
            <Stack gap="lg">
              {!isConnected && <BackendNotice isConnected={isBackendConnected} />}
              <TestCards />
            </Stack>
          </Columns>
        )}
      </LoadableView>
      <Dialog
        open={isSaved}
        onClose={onSavedClose}
        title="Stripe Settings Saved"
        description={
          isConnected
            ? 'The publishable key and the mode are kept on the server, for every browser in which you log in.'
            : "The publishable key and the mode are kept in this browser. Other browsers, and your customers', know nothing of them until they are set there as well."
        }
        actions={<Button onClick={onSavedClose}>Close</Button>}
      />
    </Panel>
  );
}
