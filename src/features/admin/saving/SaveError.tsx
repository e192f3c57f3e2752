import type { AdminErrorCode } from '../../../backend/adminErrors';
import { Button, FormError, type FormErrorProps, Inline, Stack } from '../../../design-system';
import type { Failure } from '../../submission/useSubmission';

const SAVED_ELSEWHERE: AdminErrorCode = 'changed-meanwhile';

export interface SaveErrorProps extends Pick<FormErrorProps, 'title'> {
  /** The submission, or why it failed. */
  failure: Failure | undefined;
}

/** Why a save failed. If another tab or owner has saved the same thing, a button loads that version. */
export function SaveError({ failure, title }: SaveErrorProps) {
  const error = <FormError title={title}>{failure?.error}</FormError>;
  if (failure?.code !== SAVED_ELSEWHERE) return error;
  return (
    <Stack gap="sm">
      {error}
      <Inline>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Load the Saved Version
        </Button>
      </Inline>
    </Stack>
  );
}
