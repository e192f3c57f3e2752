import { Button, Stack, Text } from '../../design-system';

/**
 * An error message beside controls that need JavaScript. It is part of the prerendered page, because
 * React cannot add it when the application fails to load. The boot script shows it then, and listens to its button.
 */
export function LoadError() {
  return (
    <div role="alert" hidden>
      <Stack gap="xs" align="start">
        <Text size="small">
          Part of this page could not be loaded. Check your connection, then try again.
        </Text>
        <Button size="small" variant="secondary">
          Load the page again
        </Button>
      </Stack>
    </div>
  );
}
