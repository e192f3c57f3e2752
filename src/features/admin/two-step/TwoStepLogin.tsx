import { useState } from 'react';
import type { OwnerAccess } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Button } from '../../../design-system';
import { errorMessage } from '../../errorMessage';
import { useSubmission } from '../../useSubmission';
import { TwoStepDialog, type TwoStepState } from './TwoStepDialog';

/** The button in the admin header, and its dialog. */
function Available({ ownerAccess }: { ownerAccess: OwnerAccess }) {
  const [state, setState] = useState<TwoStepState>();

  /** Shows what the request resolves with, or its error beside the form. */
  const attempt = useSubmission(async (request: () => Promise<TwoStepState>) =>
    setState(await request()),
  );

  async function open() {
    attempt.clearError();
    setState({ step: 'loading' });
    try {
      const isOn = await ownerAccess.hasTwoSteps();
      setState((shown) => shown && { step: isOn ? 'on' : 'off' });
    } catch (failure) {
      setState((shown) => shown && { step: 'failed', reason: errorMessage(failure) });
    }
  }

  const submit = (code: string) =>
    attempt.run(async () => {
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
          loading={attempt.pending}
          error={attempt.error}
          onRetry={open}
          onStart={() =>
            attempt.run(async () => ({ step: 'set-up', secret: await ownerAccess.createSecret() }))
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
  const { connected } = useAdminBackend();
  return connected ? <Available ownerAccess={connected.ownerAccess} /> : null;
}
