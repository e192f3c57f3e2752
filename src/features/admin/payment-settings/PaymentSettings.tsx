import { useEffect, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Card,
  Columns,
  CopyField,
  Dialog,
  Notice,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import {
  connectionProblems,
  findConnectionProblem,
  type PaymentSettings as PaymentSettingsValue,
} from '../../../domain/paymentSettings';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { errorMessage } from '../../submission/errorMessage';
import { useAction, useSubmission } from '../../submission/useSubmission';
import { useIsConnected } from '../connected/useIsConnected';
import { Panel } from '../frame/Panel';
import { type ConnectionResult, NOT_SAVED, PaymentSettingsForm } from './PaymentSettingsForm';
import { TestCards } from './TestCards';

const DEPLOY = 'supabase functions deploy create-payment-intent';
const SET_SECRET = 'supabase secrets set STRIPE_SECRET_KEY=…';

interface BackendNoticeProps {
  isConnected: boolean;
}

/** What real payments still need in browser mode. */
function BackendNotice({ isConnected }: BackendNoticeProps) {
  if (!isConnected) {
    return (
      <Notice tone="warning" title="No backend is connected">
        Real payments need a backend connection and an edge function. Until both are there, demo
        mode simulates payments.
      </Notice>
    );
  }
  return (
    <Notice tone="success" title="A backend is connected">
      <Stack gap="sm">
        <Text>The edge function must be deployed and the secret key set. Deploy the function:</Text>
        <CopyField text={DEPLOY} subject="the command that deploys the function" />
        <Text>Set the secret key, which never leaves the server:</Text>
        <CopyField text={SET_SECRET} subject="the command that sets the secret key" />
      </Stack>
    </Notice>
  );
}

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
                failure={saving}
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
