import { Button, FormError, Stack } from '../../../design-system';
import * as styles from './PriceFormEnd.css';

export interface PriceFormEndProps {
  onCancel: () => void;
  isSaving: boolean;
  /** Why the prices could not be kept. */
  saveError?: string | undefined;
}

/** The end of a price form: what went wrong, and the two ways out. */
export function PriceFormEnd({ onCancel, isSaving, saveError }: PriceFormEndProps) {
  return (
    <Stack gap="md">
      <FormError>{saveError}</FormError>
      <div className={styles.actions}>
        <Button type="submit" loading={isSaving}>
          Save Changes
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Stack>
  );
}
