import type { ReactNode } from 'react';
import { Button, Notice, Stack, Text } from '../../../design-system';
import type { Read } from './useRead';

export interface ReadViewProps<Value> {
  read: Read<Value>;
  /** What is being read, in the middle of a sentence: 'the orders'. */
  subject: string;
  onRetry: () => void;
  /** What is shown once it has been read. */
  children: (value: Value) => ReactNode;
}

/** Something that has to be read first: says that it is under way, or why it could not be read. */
export function ReadView<Value>({ read, subject, onRetry, children }: ReadViewProps<Value>) {
  switch (read.state) {
    case 'loading':
      return <Text variant="quiet">Reading {subject} …</Text>;
    case 'failed':
      return (
        <Notice tone="danger" title={`We could not read ${subject}`} live>
          <Stack gap="sm" align="start">
            <Text>{read.reason}</Text>
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          </Stack>
        </Notice>
      );
    case 'ready':
      return children(read.value);
  }
}
