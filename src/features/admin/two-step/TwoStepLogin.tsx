import { useEffect, useRef, useState } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Button, CopyField, Dialog, FormError, Stack, Text } from '../../../design-system';
import { type TwoStepSecret, twoStepSchema } from '../../../domain/adminCredentials';
import { CredentialsForm, codeField, passwordField } from '../../credentials/CredentialsForm';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useSubmission } from '../../submission/useSubmission';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

type Step =
  | { name: 'off' | 'on' }
  /** Waits for the first code of the app. */
  | { name: 'set-up'; secret: TwoStepSecret }
  /** Just turned on. */
  | { name: 'recovery'; codes: readonly string[] };

/** The forms of the steps that ask for a code. */
const turnOnForm = {
  label: 'Turn on',
  action: 'Turn On',
  schema: twoStepSchema,
  fields: [passwordField, { ...codeField, hint: 'The six digits that the app shows now.' }],
};

const turnOffForm = {
  label: 'Turn off',
  action: 'Turn Off',
  schema: twoStepSchema,
  fields: [passwordField, { ...codeField, hint: 'The six digits of the app, or a recovery code.' }],
};

/** A key that is typed by hand, in groups of four characters. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

interface TwoStepDialogProps {
  ownerAccess: ConnectedAdminMethods['ownerAccess'];
  onClose: () => void;
}

/** It is mounted only while it is open. */
function TwoStepDialog({ ownerAccess, onClose }: TwoStepDialogProps) {
  const { loadable, reload } = useLoadable(ownerAccess.hasTwoSteps);
  const [changed, setChanged] = useState<Step>();
  const content = useRef<HTMLDivElement>(null);
  const shown = changed?.name ?? loadable.state;

  // Each step replaces the control that was used last, so its field or its first button gets the focus.
  useEffect(() => {
    if (shown === 'loading') return;
    const first = (name: 'input' | 'button') => content.current?.querySelector(name);
    (first('input') ?? first('button'))?.focus();
  }, [shown]);

  /** Shows what the request resolves with, or its error beside the form. */
  const { run, pending, error } = useSubmission(async (request: () => Promise<Step>) =>
    setChanged(await request()),
  );
  const status = { loading: pending, error };

  function show(step: Step) {
    switch (step.name) {
      case 'off':
        return (
          <Stack gap="sm">
            <FormError>{error}</FormError>
            <Button
              width="full"
              loading={pending}
              onClick={() =>
                run(async () => ({ name: 'set-up', secret: await ownerAccess.createSecret() }))
              }
            >
              Set Up
            </Button>
          </Stack>
        );
      case 'set-up':
        return (
          <Stack gap="md">
            <QrCode text={step.secret.url} label="QR code for your authenticator app" />
            <CopyField
              text={step.secret.secret}
              shown={inGroups(step.secret.secret)}
              subject="key"
            />
            <CredentialsForm
              {...turnOnForm}
              {...status}
              onSubmit={(proof) =>
                run(async () => ({ name: 'recovery', codes: await ownerAccess.turnOn(proof) }))
              }
            />
          </Stack>
        );
      case 'recovery':
        return (
          <Stack gap="md">
            <Text>
              Two-step login is on. Keep these recovery codes where you find them without your
              phone: they are shown only now. Each works once instead of a code from the app.
            </Text>
            <RecoveryCodes codes={step.codes} />
            <Button width="full" onClick={onClose}>
              I Have Kept Them
            </Button>
          </Stack>
        );
      case 'on':
        return (
          <Stack gap="md">
            <Text>Two-step login is on. To turn it off, enter your password and a code.</Text>
            <CredentialsForm
              {...turnOffForm}
              {...status}
              onSubmit={(proof) =>
                run(async () => {
                  await ownerAccess.turnOff(proof);
                  return { name: 'off' };
                })
              }
            />
          </Stack>
        );
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      // The recovery codes are lost when the dialog closes, so only their own button closes it.
      loading={pending || changed?.name === 'recovery'}
      title="Two-step login"
      description={
        changed?.name === 'set-up'
          ? 'Scan the code with your authenticator app, or type the key into it:'
          : 'Logging in asks for your password and a code from an authenticator app on your phone.'
      }
    >
      <div ref={content}>
        <LoadableView loadable={loadable} subject="your login settings" onRetry={reload}>
          {(isOn) => show(changed ?? { name: isOn ? 'on' : 'off' })}
        </LoadableView>
      </div>
    </Dialog>
  );
}

/** A button that sets up two-step login. Renders nothing in browser mode, whose login is no security. */
export function TwoStepLogin() {
  const { connected } = useAdminBackend();
  const [isOpen, setIsOpen] = useState(false);
  if (!connected) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Two-step Login
      </Button>
      {isOpen && (
        <TwoStepDialog ownerAccess={connected.ownerAccess} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
