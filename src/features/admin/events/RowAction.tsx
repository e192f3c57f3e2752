import { Button, type ButtonProps, VisuallyHidden } from '../../../design-system';
import { useAction } from '../../submission/useSubmission';

export interface RowActionProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** What it is done to, after the label for screen readers. */
  which: string;
  failure: string;
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
