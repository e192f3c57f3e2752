import { useEffect, useRef } from 'react';
import type { TwoStepSecret } from '../../../backend/AdminBackend';
import { Button, CopyField, Dialog, Stack, Text } from '../../../design-system';
import { oneTimeCodeSchema } from '../../../domain/adminCredentials';
import { CredentialsForm, type CredentialsFormStatus } from '../../account/CredentialsForm';
import { LoadableView } from '../../loading/LoadableView';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

export type TwoStepState =
  | { step: 'loading' }
  | { step: 'failed'; reason: string }
  | { step: 'off' }
  /** Waits for the first code of the app. */
  | { step: 'set-up'; secret: TwoStepSecret }
  /** Just turned on. */
  | { step: 'recovery'; codes: readonly string[] }
  | { step: 'on' };

export interface TwoStepDialogProps extends CredentialsFormStatus {
  /** What the dialog shows. */
  state: TwoStepState;
  /** Reads the state again after a failure. */
  onRetry: () => void;
  /** Called to create the secret. */
  onStart: () => void;
  /** Called with the code that turns it on or off. */
  onCode: (code: string) => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

const codeField = (hint: string) =>
  [
    {
      name: 'code',
      label: 'Code',
      hint,
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  ] as const;

/** The fields of the form, by the step. */
const fields = {
  setUp: codeField('The six digits that the app shows now.'),
  on: codeField('The six digits of the app, or a recovery code.'),
};

/** A key that is typed by hand, in groups of four characters. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** The content below the dialog's description. */
function Content({ state, onRetry, onStart, onCode, onClose, loading, error }: TwoStepDialogProps) {
  const form = { loading, error, schema: oneTimeCodeSchema };
  const submit = ({ code }: { code: string }) => onCode(code);
  switch (state.step) {
    case 'loading':
    case 'failed':
      return (
        <LoadableView
          loadable={
            state.step === 'failed'
              ? { state: 'failed', reason: state.reason }
              : { state: 'loading' }
          }
          subject="your login settings"
          onRetry={onRetry}
        >
          {() => null}
        </LoadableView>
      );
    case 'off':
      return (
        <Button width="full" loading={loading} onClick={onStart}>
          Set Up
        </Button>
      );
    case 'set-up':
      return (
        <Stack gap="md">
          <Text>Scan the code with your authenticator app, or type the key into it:</Text>
          <QrCode text={state.secret.address} label="QR code for your authenticator app" />
          <CopyField
            text={state.secret.secret}
            shown={inGroups(state.secret.secret)}
            subject="key"
          />
          <CredentialsForm
            label="Turn on"
            action="Turn On"
            fields={fields.setUp}
            onSubmit={submit}
            {...form}
          />
        </Stack>
      );
    case 'recovery':
      return (
        <Stack gap="md">
          <Text>
            Two-step login is on. Keep these recovery codes where you find them without your phone:
            they are shown only now. Each works once instead of a code from the app.
          </Text>
          <RecoveryCodes codes={state.codes} />
          <Button width="full" onClick={onClose}>
            I Have Kept Them
          </Button>
        </Stack>
      );
    case 'on':
      return (
        <Stack gap="md">
          <Text>Two-step login is on. To turn it off, enter a code.</Text>
          <CredentialsForm
            label="Turn off"
            action="Turn Off"
            fields={fields.on}
            onSubmit={submit}
            {...form}
          />
        </Stack>
      );
  }
}

/** Turns two-step login on and off, from props alone. It is mounted only while it is open. */
export function TwoStepDialog(props: TwoStepDialogProps) {
  const { state, loading, onClose } = props;
  const content = useRef<HTMLDivElement>(null);

  // Each step replaces the control that was used last, so its field or its first button gets the focus.
  useEffect(() => {
    if (state.step === 'loading') return;
    const first = (name: 'input' | 'button') => content.current?.querySelector(name);
    (first('input') ?? first('button'))?.focus();
  }, [state.step]);

  return (
    <Dialog
      open
      onClose={onClose}
      // The recovery codes are lost when the dialog closes, so only their own button closes it.
      loading={loading || state.step === 'recovery'}
      title="Two-step login"
      description="Logging in asks for your password and a code from an authenticator app on your phone."
    >
      <div ref={content}>
        <Content {...props} />
      </div>
    </Dialog>
  );
}
