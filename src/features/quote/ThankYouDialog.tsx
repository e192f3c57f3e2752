import { Button, Dialog, type DialogProps } from '../../design-system';

export interface ThankYouDialogProps extends Pick<DialogProps, 'open' | 'onClose'> {
  title?: string;
  description?: string;
}

/**
 * Confirms that a form was sent. Its default texts suit any form; the quote form has texts of its own,
 * with the time of the answer. Renders a `Dialog` with a Close button.
 */
export function ThankYouDialog({
  title = 'Thank You!',
  description = "Your submission has been sent off. We'll get back to you shortly.",
  ...dialog
}: ThankYouDialogProps) {
  const close = <Button onClick={dialog.onClose}>Close</Button>;
  return <Dialog {...dialog} title={title} description={description} actions={close} />;
}
