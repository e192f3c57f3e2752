import { Button } from '../actions/Button';
import { Dialog, type DialogProps } from './Dialog';

export interface ThankYouDialogProps
  extends Pick<DialogProps, 'isOpen' | 'onClose'>,
    Partial<Pick<DialogProps, 'title' | 'description'>> {}

/** Says that something was sent, and what comes next. Renders a `Dialog` with a Close button. */
export function ThankYouDialog({
  isOpen,
  onClose,
  title = 'Thank You!',
  description = "Your submission has been sent off. We'll get back to you shortly.",
}: ThankYouDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      actions={<Button onClick={onClose}>Close</Button>}
    />
  );
}
