import type { ReactNode } from 'react';
import { Button, Notice, Stack, Text } from '../../design-system';
import { withScript } from './loading.css';
import type { Loadable } from './useLoadable';

export interface LoadableViewProps<Value> {
  loadable: Loadable<Value>;
  /** What is loaded, in the middle of a sentence: 'the orders'. */
  subject: string;
  onRetry: () => void;
  /** Around a failure, such as the heading of a page that the value would name. Default: nothing. */
  frame?: ((failure: ReactNode) => ReactNode) | undefined;
  children: (value: Value) => ReactNode;
}

/** Shows that a value is loading, why loading failed with a button to retry, or the value. */
export function LoadableView<Value>({
  loadable,
  subject,
  onRetry,
  frame = (failure) => failure,
  children,
}: LoadableViewProps<Value>) {
  switch (loadable.state) {
    case 'loading':
      return (
        <div className={withScript}>
          <Text variant="quiet">{`Reading ${subject} …`}</Text>
        </div>
      );
    case 'failed':
      return frame(
        <Notice tone="danger" title={`We could not read ${subject}`} live>
          <Stack gap="sm" align="start">
            <Text>{loadable.reason}</Text>
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          </Stack>
        </Notice>,
      );
    case 'ready':
      return (
        <Stack>
          {loadable.outdated !== undefined && (
            <Notice tone="warning" title={`We could not read ${subject} again`} live>
              {`${loadable.outdated} This page also tries again by itself, and keeps what you type.`}
            </Notice>
          )}
          {children(loadable.value)}
        </Stack>
      );
  }
}
