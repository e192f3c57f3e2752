import { useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import {
  connectionProblems,
  findConnectionProblem,
  type PaymentSettings as PaymentSettingsValue,
} from '../../../domain/paymentSettings';
import { errorMessage } from '../../errorMessage';
import { useLoadable } from '../../loading/useLoadable';
import { useAction, useSubmission } from '../../useSubmission';
import { useSaveConflict } from '../conflict/useSaveConflict';
import { useIsConnected } from '../useIsConnected';
import {
  CONNECTION_FAILED,
  CONNECTION_SUCCESSFUL,
  type ConnectionResult,
} from './connectionResult';
import { PaymentSettingsPanel } from './PaymentSettingsPanel';

export interface PaymentSettingsProps {
  /** A server for real payments is connected. */
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

  const { conflict, resolve, ...keeping } = useSaveConflict(
    paymentSettings.read,
    paymentSettings.save,
  );

  const saving = useAction('Stripe settings not saved', async (settings: PaymentSettingsValue) => {
    const kept = await keeping.save(settings);
    if (!kept) return;
    setSaved(kept);
    toast({ title: 'Stripe settings saved' });
    setIsSavedShown(true);
  });

  function showResult(result: ConnectionResult) {
    const { title, description, isSuccess } = result;
    toast({ title, description, tone: isSuccess ? 'neutral' : 'danger' });
    setTestResult(result);
  }

  const testing = useSubmission(
    async (tried: PaymentSettingsValue) => {
      setTestResult(undefined);
      await paymentSettings.testConnection(tried);
      showResult({ tried, isSuccess: true, title: CONNECTION_SUCCESSFUL });
    },
    (failure, [tried]) => {
      const problem = findConnectionProblem(tried.publishableKey);
      const words = problem
        ? connectionProblems[problem]
        : { title: CONNECTION_FAILED, description: errorMessage(failure) };
      showResult({ tried, isSuccess: false, ...words });
      return undefined;
    },
  );

  return (
    <PaymentSettingsPanel
      settings={saved ? { state: 'ready', value: saved } : loadable}
      onRetry={reload}
      isBackendConnected={isBackendConnected}
      isConnected={isConnected}
      onSave={saving.run}
      isSaving={saving.pending}
      saveError={saving.error}
      conflict={conflict}
      onTakeTheirs={() => {
        setSaved(conflict?.theirs);
        resolve();
      }}
      isSaved={isSavedShown}
      onSavedClose={() => setIsSavedShown(false)}
      onTest={testing.run}
      isTesting={testing.pending}
      testResult={testResult}
    />
  );
}
