import { AdminError } from '../../../backend/adminErrors';
import { Button, FormError, type FormErrorProps, Inline, Stack } from '../../../design-system';

const { message: SAVED_ELSEWHERE } = new AdminError('changed-meanwhile');

/** Why a save failed. If another tab or owner has saved the same thing, a button loads that version. */
export function SaveError({ children, ...props }: FormErrorProps) {
  const error = <FormError {...props}>{children}</FormError>;
  if (!String(children).endsWith(SAVED_ELSEWHERE)) return error;
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
