import { Text } from '../../design-system';

/**
 * An error message beside controls that need JavaScript. It is part of the prerendered page, because
 * React cannot add it when the application fails to load. The boot script shows it then.
 */
export function LoadError() {
  return (
    <div role="alert" hidden>
      <Text size="small">
        Part of this page could not be loaded. Check your connection, then try again.
      </Text>
    </div>
  );
}
