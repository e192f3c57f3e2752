import { useContext } from 'react';
import { Button, Inline, Notice, Stack, Text } from '../../design-system';
import { displayName } from '../../domain/displayName';
import { AuthorContext } from './AuthorContext';

export interface OtherAccountProps {
  /** The id of the form, for a notice outside of it. */
  form?: string;
  /** Makes the visitor who is signed in now the author. The form is then submitted again. */
  onAdopt: () => void;
  /** Closes the notice. */
  onClose: () => void;
}

/** Moves the focus from a button that disappears to the submit button of its form. */
function focusSubmit({ form }: HTMLButtonElement): HTMLButtonElement | undefined {
  const buttons = Array.from(form?.elements ?? []).filter(
    (each) => each instanceof HTMLButtonElement,
  );
  const submit = buttons.find(({ type }) => type === 'submit');
  submit?.focus();
  return submit;
}

/**
 * Asks before a form is sent for another visitor than the one who has filled it in: another tab has
 * logged in or out meanwhile, or the session has expired.
 */
export function OtherAccount({ form, onAdopt, onClose }: OtherAccountProps) {
  const user = useContext(AuthorContext);
  const name = user ? displayName(user) : null;
  return (
    <Notice tone="warning" live>
      <Stack gap="sm">
        {name === null ? (
          <Text>You are logged out now. Send without an account?</Text>
        ) : (
          <Text>
            You are logged in as <strong translate="no">{name}</strong> now. Send as{' '}
            <strong translate="no">{name}</strong>?
          </Text>
        )}
        <Text>Nothing was sent, and your text is still in the form.</Text>
        <Inline stacked>
          <Button
            variant="secondary"
            form={form}
            onClick={({ currentTarget }) => {
              onAdopt();
              focusSubmit(currentTarget)?.click();
            }}
          >
            {name === null ? 'Send Without an Account' : `Send as ${name}`}
          </Button>
          <Button
            variant="quiet"
            form={form}
            onClick={({ currentTarget }) => {
              focusSubmit(currentTarget);
              onClose();
            }}
          >
            Do Not Send
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
