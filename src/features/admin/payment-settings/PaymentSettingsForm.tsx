import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  Button,
  Field,
  Icon,
  Inline,
  Notice,
  Stack,
  Switch,
  Text,
  TextInput,
} from '../../../design-system';
import {
  modeWarning,
  type PaymentSettings,
  paymentSettingsSchema,
} from '../../../domain/paymentSettings';
import { useSchemaForm } from '../../questions/useSchemaForm';
import type { Failure } from '../../submission/useSubmission';
import { useIsConnected } from '../connected/useIsConnected';
import { useUnsavedChanges } from '../frame/UnsavedChangesProvider';
import { SaveError } from '../saving/SaveError';
import * as styles from './PaymentSettingsForm.css';

/** The title of a failed save. */
export const NOT_SAVED = 'Stripe settings not saved';

/** The result of a test: the tested settings, and the title and description of its toast. */
export interface ConnectionResult {
  tried: Pick<PaymentSettings, 'publishableKey' | 'testMode'>;
  isSuccess: boolean;
  title: string;
  description?: string;
}

export interface PaymentSettingsFormProps {
  /** The saved settings. New ones replace the edits. */
  settings: PaymentSettings;
  /** Called with valid settings, which contain no secret key. */
  onSave: (settings: PaymentSettings) => void;
  isSaving: boolean;
  /** Why the last save failed. */
  failure?: Failure;
  /** Called with the current values of the form, valid or not. */
  onTest: (settings: PaymentSettings) => void;
  isTesting: boolean;
  /** The result of the last test, shown until the key or the mode changes. */
  testResult?: ConnectionResult | undefined;
}

/** The form of the payment settings. */
export function PaymentSettingsForm({
  settings,
  onSave,
  isSaving,
  failure,
  onTest,
  isTesting,
  testResult,
}: PaymentSettingsFormProps) {
  const { publishableKey, testMode } = settings;
  const { register, handleSubmit, formState, control, getValues, setFocus } = useSchemaForm(
    paymentSettingsSchema,
    { values: { publishableKey, testMode } },
  );
  const isConnected = useIsConnected();
  const typed = useWatch({ control });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (testResult?.isSuccess === false) setFocus('publishableKey');
  }, [testResult, setFocus]);

  const mode = typed.testMode ? { name: 'Test', key: 'pk_test' } : { name: 'Live', key: 'pk_live' };
  const isTested =
    testResult?.tried.publishableKey === typed.publishableKey &&
    testResult?.tried.testMode === typed.testMode;
  const result = isTested ? testResult : undefined;
  const warning = modeWarning({ ...settings, ...typed });
  const warningId = useId();
  const problem = result && !result.isSuccess ? (result.description ?? result.title) : undefined;

  return (
    <form noValidate aria-label="Stripe settings" onSubmit={handleSubmit((kept) => onSave(kept))}>
      <Stack gap="lg">
        <Stack gap="sm">
          <Switch
            label="Test mode"
            hint={`Says which of your keys is kept here: the test key while it is on, the live key while it is off. The payment links of the website stay the same.${isConnected ? ' It also says which orders are listed: those of test payments, or those of real ones.' : ''}`}
            {...register('testMode')}
          />
          <div>
            <div className={styles.keyField}>
              <Field
                label={`Publishable key (${mode.name})`}
                unmarked
                wide
                error={errors.publishableKey?.message ?? problem}
              >
                {({ 'aria-describedby': notes, ...field }) => (
                  <TextInput
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    placeholder={`${mode.key}_...`}
                    aria-describedby={[notes, warning && warningId].filter(Boolean).join(' ')}
                    {...field}
                    {...register('publishableKey')}
                  />
                )}
              </Field>
              <div className={styles.success}>
                {result?.isSuccess && (
                  <>
                    <Icon name="check" />
                    <span>{result.title}</span>
                  </>
                )}
              </div>
            </div>
            <div role="status" id={warningId}>
              {warning && <Notice tone="warning">{warning}</Notice>}
            </div>
          </div>
          <Notice>
            This key initialises the payment provider in the browser. Everybody may see it; a secret
            key belongs on a server and is not accepted here.
          </Notice>
        </Stack>
        <SaveError title={NOT_SAVED} failure={failure} />
        <Stack gap="sm">
          <Inline stacked>
            <Button type="submit" loading={isSaving}>
              Save Stripe Settings
            </Button>
            <Button variant="secondary" loading={isTesting} onClick={() => onTest(getValues())}>
              {isTesting ? 'Testing...' : 'Test Connection'}
            </Button>
          </Inline>
          <Text size="small" variant="quiet">
            The test looks at the key alone. It is a simulation: nothing is sent to anybody.
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}
