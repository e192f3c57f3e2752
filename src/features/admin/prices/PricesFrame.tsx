import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, Card, Heading, Stack, Text } from '../../../design-system';
import { ReadView } from '../reading/ReadView';
import * as styles from './PricesFrame.css';
import type { PriceListState } from './usePriceList';

export interface PricesFrameProps<Prices>
  extends Pick<PriceListState<Prices>, 'prices' | 'onRetry' | 'isEditing' | 'onEdit'> {
  title: string;
  /** The list to read. */
  view: (prices: Prices) => ReactNode;
  /** The form to change it. */
  form: (prices: Prices) => ReactNode;
}

/** A price panel around its list or its form: heading, the way to edit, and what the list is for. */
export function PricesFrame<Prices>({
  title,
  prices,
  onRetry,
  isEditing,
  onEdit,
  view,
  form,
}: PricesFrameProps<Prices>) {
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  // The form is gone, and with it what had the focus.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <section aria-labelledby={titleId} className={styles.frame}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level="2" size="h3" id={titleId}>
            {title}
          </Heading>
          <Text variant="quiet">
            Your own list, kept in this browser. It does not change the prices that visitors see.
          </Text>
        </Stack>
        <ReadView read={prices} subject="the prices" onRetry={onRetry}>
          {(known) => (
            <Card>
              {isEditing ? (
                form(known)
              ) : (
                <Stack gap="lg">
                  {view(known)}
                  <div>
                    <Button ref={editButton} variant="secondary" onClick={onEdit}>
                      Edit Prices
                    </Button>
                  </div>
                </Stack>
              )}
            </Card>
          )}
        </ReadView>
      </Stack>
    </section>
  );
}
