import { Button, type ButtonProps, VisuallyHidden } from '../../design-system';
import { useAction } from '../useSubmission';

export interface RowActionProps extends Pick<ButtonProps, 'variant'> {
  /** What the button does, as 'Try Again'. */
  label: string;
  /** What it is done to, after the label for screen readers. */
  which: string;
  /** The title of the toast with the reason, if it fails. */
  failure: string;
  /** Does it. Rejects with the reason. */
  run: () => Promise<void>;
}

/** A small button of one entry of a list. Its label, which other entries have as well, is followed by its entry. */
export function RowAction({ label, which, failure, run, variant = 'secondary' }: RowActionProps) {
  const action = useAction(failure, run);
  return (
    <Button
      variant={variant}
      size="small"
      loading={action.pending}
      onClick={() => void action.run()}
    >
      <span>
        {label}
        <VisuallyHidden>{` ${which}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
