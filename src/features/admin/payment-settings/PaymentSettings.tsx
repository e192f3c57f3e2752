import { useEffect, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Button, Card, Columns, Dialog, Stack, useToast } from '../../../design-system';
import {
  connectionProblems,
  findConnectionProblem,
  type PaymentSettings as PaymentSettingsValue,
} from '../../../domain/paymentSettings';
import { errorMessage } from '../../errorMessage';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useAction, useSubmission } from '../../useSubmission';
import { Panel } from '../frame/Panel';
import { useIsConnected } from '../useIsConnected';
import { BackendNotice } from './BackendNotice';
import { type ConnectionResult, NOT_SAVED, PaymentSettingsForm } from './PaymentSettingsForm';
import { TestCards } from './TestCards';

export interface PaymentSettingsProps {
  isBackendConnected: boolean;
}

/** The payment settings tab: loads and saves the settings, and tests the key. */
export function PaymentSettings({ isBackendConnected }: PaymentSettingsProps) {
  const isConnected = useIsConnected();
  const { paymentSettings } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(paymentSettings.read);
  const [saved, setSaved] = useState<PaymentSettingsValue>();
  const [isSavedShown, setIsSavedShown] = useState(false);
  const [testResult, setTestResult] = useState<ConnectionResult>();

  const saving = useAction(NOT_SAVED, async (settings: PaymentSettingsValue) => {
    setSaved(await paymentSettings.save(settings));
    toast({ title: 'Stripe settings saved' });
    setIsSavedShown(true);
  });

  // In an effect, because a test that ends after the panel was left is not reported.
  useEffect(() => {
    if (!testResult) return;
    const { title, description, isSuccess } = testResult;
    toast({ title, description, tone: isSuccess ? 'neutral' : 'danger' });
  }, [testResult, toast]);

  const testing = useSubmission(
    async (tried: PaymentSettingsValue) => {
      setTestResult(undefined);
      await paymentSettings.testConnection(tried);
      setTestResult({ tried, isSuccess: true, title: 'Connection successful' });
    },
    (failure, [tried]) => {
      const problem = findConnectionProblem(tried.publishableKey);
      setTestResult({
        tried,
        isSuccess: false,
        title: 'Connection failed',
        description: errorMessage(failure),
        ...(problem && connectionProblems[problem]),
      });
      return undefined;
    },
  );

  const close = () => setIsSavedShown(false);
  return (
    <Panel title="Stripe Settings">
      <LoadableView
        loadable={saved ? { state: 'ready', value: saved } : loadable}
        subject="the payment settings"
        onRetry={reload}
      >
        {(settings) => (
          <Columns>
            <Card>
              <PaymentSettingsForm
                settings={settings}
                onSave={saving.run}
                isSaving={saving.pending}
                saveError={saving.error}
                onTest={testing.run}
                isTesting={testing.pending}
                testResult={testResult}
              />
            </Card>
            <Stack gap="lg">
              {!isConnected && <BackendNotice isConnected={isBackendConnected} />}
              <TestCards />
            </Stack>
          </Columns>
        )}
      </LoadableView>
      <Dialog
        open={isSavedShown}
        onClose={close}
        title="Stripe Settings Saved"
        description={
          isConnected
            ? 'The publishable key and the mode are kept on the server, for every browser in which you log in.'
            : "The publishable key and the mode are kept in this browser. Other browsers, and your customers', know nothing of them until they are set there as well."
        }
        actions={<Button onClick={close}>Close</Button>}
      />
    </Panel>
  );
}
