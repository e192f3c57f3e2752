import { type FocusEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AdminError } from '../../../backend/adminErrors';
import {
  Button,
  Field,
  Grid,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextArea,
  TextInput,
  TextLink,
  useToast,
} from '../../../design-system';
import {
  type DefaultTemplate,
  type EmailTemplate,
  placeholdersOf,
  type TestMail,
  templateFormSchema,
  unknownPlaceholders,
} from '../../../domain/emailTemplates';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { errorMessage } from '../../submission/errorMessage';
import { useAction, useSubmission } from '../../submission/useSubmission';
import { entryHref } from '../kinds/hrefs';
import { SaveError } from '../saving/SaveError';
import { PlaceholderChips } from './PlaceholderChips';
import { TemplatePreview } from './TemplatePreview';
import { templateName, unknownWarning } from './templateText';

export interface TemplateEditorProps {
  /** The saved template. Give the editor its id as key. */
  template: EmailTemplate;
  defaults: readonly DefaultTemplate[];
  /** Rejects with the reason, or with `changed-meanwhile`. The edits stay. */
  onSave: (template: EmailTemplate) => Promise<void>;
  /** Rejects with the reason. Resolves with the mail that the server sends, if there is one. */
  onSendTest: (template: EmailTemplate) => Promise<TestMail | null>;
  isTestSent?: boolean;
  /** Called when edits begin to differ from what is saved, and when they no longer do. */
  onUnsaved?: (isUnsaved: boolean) => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

const { code: NOT_SAVED, message: SAVE_FAILURE } = new AdminError('template-not-saved');

/** Edits a template's name, subject and body, with a preview. Reports failures with a toast as well. */
export function TemplateEditor({
  template,
  defaults,
  onSave,
  onSendTest,
  isTestSent = false,
  onUnsaved,
  headingRef,
}: TemplateEditorProps) {
  const { register, handleSubmit, formState, control, getValues, setValue } = useSchemaForm(
    templateFormSchema,
    { defaultValues: template },
  );
  const { errors } = formState;
  const [name, subject, body] = useWatch({ control, name: ['name', 'subject', 'body'] });
  const [saved, setSaved] = useState(template);
  const isUnsaved = name !== saved.name || subject !== saved.subject || body !== saved.body;
  const [testMail, setTestMail] = useState<TestMail | null>(null);
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const lastFocused = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved]);

  const saving = useSubmission(
    async (changed: EmailTemplate) => {
      await onSave(changed);
      setSaved(changed);
    },
    (failure) => {
      toast({ title: 'Save Failed', description: SAVE_FAILURE, tone: 'danger' });
      const isNamed = failure instanceof AdminError && failure.code === NOT_SAVED;
      return isNamed ? SAVE_FAILURE : `${SAVE_FAILURE} ${errorMessage(failure)}`;
    },
  );

  const testing = useAction('Test Email Failed', async () => {
    setTestMail(null);
    setTestMail(await onSendTest(getValues()));
  });

  const save = (changed: EmailTemplate) => {
    testing.clearError();
    return saving.run(changed);
  };

  const sendTest = () => {
    saving.clearError();
    void testing.run();
  };

  const original = defaults.find((known) => known.template.id === template.id);
  const restoreDefault = () => {
    for (const key of ['name', 'subject', 'body'] as const) {
      if (original) setValue(key, original.template[key]);
    }
  };

  const rememberFocus = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      lastFocused.current = currentTarget;
    },
  };

  const placeholders = placeholdersOf(defaults, template.id);
  const unknown = unknownPlaceholders({ subject, body }, placeholders);
  return (
    <Grid columns="wide" gap="xl">
      <form
        ref={form}
        noValidate
        aria-label={`Edit ${templateName(template)}`}
        onSubmit={handleSubmit(save)}
      >
        <Stack gap="sm">
          <Heading level="2" size="h4" ref={headingRef} tabIndex={-1}>
            {templateName(saved)}
          </Heading>
          <Stack gap="xs">
            <Field label="Name" error={errors.name?.message} required>
              {(field) => <TextInput autoComplete="off" {...field} {...register('name')} />}
            </Field>
            <Field label="Subject" error={errors.subject?.message} required wide>
              {(field) => (
                <TextInput
                  autoComplete="off"
                  {...rememberFocus}
                  {...field}
                  {...register('subject')}
                />
              )}
            </Field>
            <Field label="Body" error={errors.body?.message} required>
              {(field) => (
                <TextArea size="long" {...rememberFocus} {...field} {...register('body')} />
              )}
            </Field>
            <Stack gap="md">
              <PlaceholderChips
                placeholders={Object.keys(placeholders)}
                findField={() => lastFocused.current ?? form.current?.elements.namedItem('body')}
              />
              {unknown.length > 0 && (
                <Notice tone="warning" live>
                  {unknownWarning(unknown)}
                </Notice>
              )}
              <SaveError failure={saving.error ? saving : testing} />
              <Inline stacked>
                <Button type="submit" loading={saving.pending}>
                  Save Changes
                </Button>
                <Button variant="secondary" loading={testing.pending} onClick={sendTest}>
                  Send Test Email
                </Button>
              </Inline>
              {testMail && (
                <Notice live>
                  The test email is on its way to <span>{testMail.recipient}</span>.{' '}
                  <TextLink href={entryHref('mail', testMail.mailId)}>Follow it in Mail</TextLink>.
                </Notice>
              )}
              <Stack gap="xs">
                <Inline distribute="between">
                  <Text size="small" variant="quiet">
                    {isUnsaved ? 'You have unsaved changes.' : 'Everything here is saved.'}
                  </Text>
                  {original && (
                    <Button variant="quiet" size="small" onClick={restoreDefault}>
                      Restore Default
                    </Button>
                  )}
                </Inline>
                <Text size="small" variant="quiet">
                  {isTestSent
                    ? 'A test email goes to the business itself, with sample values.'
                    : 'A test email is simulated: nothing is sent to anybody.'}
                </Text>
              </Stack>
            </Stack>
          </Stack>
        </Stack>
      </form>
      <TemplatePreview
        template={{ subject, body }}
        placeholders={placeholders}
        action={original?.action}
      />
    </Grid>
  );
}
