import type { ComponentProps, MouseEvent } from 'react';
import { TextLink } from '../actions/TextLink';
import { Notice } from '../feedback/Notice';
import { Stack } from '../layout/Stack';
import { useWords } from '../words/WordsProvider';

/** A field that was refused. */
export interface FieldError {
  /** The id of its control. */
  id: string;
  /** A sentence that names the field, such as the error that it shows. */
  message: string;
}

export interface ErrorSummaryProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** In the order of the fields. Without any, nothing is rendered. */
  errors: readonly FieldError[];
}

function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/**
 * The errors of a long form, above its fields: each is a link that focuses its control. Not announced,
 * because the first wrong field has the focus, and its error is. Renders `<div>`.
 */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const { problem } = useWords();
  if (errors.length === 0) return null;
  return (
    <Notice ref={ref} tone="danger" title={problem}>
      <Stack as="ul" gap="xxs">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <TextLink variant="plain" href={`#${id}`} onClick={focusControl}>
              {message}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
