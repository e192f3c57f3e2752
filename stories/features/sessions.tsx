import { Component, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Text } from '#src/design-system/index.ts';

/** Waits until the output named ‘Session’ has exactly this text. */
export async function says(text: string) {
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Session' })).toHaveTextContent(
      new RegExp(`^${text.replaceAll(/[().]/g, '\\$&')}$`),
    ),
  );
}

export async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Shows the message of an error that its children throw. */
export class Boundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { reason: error.message };
  }

  override render() {
    const { reason } = this.state;
    return reason === undefined ? this.props.children : <Text>{reason}</Text>;
  }
}
