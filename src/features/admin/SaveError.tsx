import { AdminError } from '../../backend/adminErrors';
import { Button, FormError, type FormErrorProps, Inline } from '../../design-system';

const { message: SAVED_ELSEWHERE } = new AdminError('changed-meanwhile');

/** Why a save failed. If another tab or owner has saved the same thing, a button loads that version. */
export function SaveError({ children, ...props }: FormErrorProps) {
  return (
    <>
      <FormError {...props}>{children}</FormError>
      {String(children).endsWith(SAVED_ELSEWHERE) && (
        <Inline>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Load the Saved Version
          </Button>
        </Inline>
      )}
    </>
  );
}
