import { useState } from 'react';
import type { OwnerAccess } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Button } from '../../../design-system';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { TwoStepDialog, type TwoStepState } from './TwoStepDialog';

/** The button in the admin header, and its dialog. */
function Available({ ownerAccess }: { ownerAccess: OwnerAccess }) {
  const [state, setState] = useState<TwoStepState>();
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();

  async function open() {
    setError(undefined);
    setState({ step: 'loading' });
    try {
      const isOn = await ownerAccess.hasTwoSteps();
      setState((shown) => shown && { step: isOn ? 'on' : 'off' });
    } catch (failure) {
      setState((shown) => shown && { step: 'failed', reason: errorMessage(failure) });
    }
  }

  /** Shows what the request resolves with, or its error beside the form. */
  const attempt = useOneAtATime(async (request: () => Promise<TwoStepState>) => {
    setLoading(true);
    setError(undefined);
    try {
      setState(await request());
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setLoading(false);
  });

  const submit = (code: string) =>
    attempt(async () => {
      if (state?.step === 'on') {
        await ownerAccess.turnOff(code);
        return { step: 'off' };
      }
      return { step: 'recovery', codes: await ownerAccess.turnOn(code) };
    });

  return (
    <>
      <Button variant="quiet" onClick={open}>
        Two-step Login
      </Button>
      {state && (
        <TwoStepDialog
          state={state}
          loading={loading}
          error={error}
          onRetry={open}
          onStart={() =>
            attempt(async () => ({ step: 'set-up', secret: await ownerAccess.createSecret() }))
          }
          onCode={submit}
          onClose={() => setState(undefined)}
        />
      )}
    </>
  );
}

/** Sets up two-step login. Renders nothing in browser mode, whose login is no security. */
export function TwoStepLogin() {
  const { ownerAccess } = useAdminBackend();
  return ownerAccess ? <Available ownerAccess={ownerAccess} /> : null;
}
