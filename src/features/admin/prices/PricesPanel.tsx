import { useEffect, useRef } from 'react';
import { Button, Card, Columns, Heading, Inline, Stack, Text } from '../../../design-system';
import type { Prices } from '../../../domain/prices';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { PriceList } from '../../prices/PriceList';
import { Panel } from '../frame/Panel';
import { PricesForm, type PricesFormProps } from './PricesForm';
import { priceLine } from './priceLine';
import { WorkedExample } from './WorkedExample';

export interface PricesPanelProps extends Omit<PricesFormProps, 'prices'> {
  /** The prices, while they load, loaded or failed. */
  prices: Loadable<Prices>;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Shows the form in place of the list. */
  editing: boolean;
  /** Called when the owner starts to edit. */
  onEdit: () => void;
}

/** A price list of the owner, viewed or edited, from props alone. */
export function PricesPanel({ prices, onRetry, editing, onEdit, ...form }: PricesPanelProps) {
  const { list } = form;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);

  // The form had the focus and is no longer rendered.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Panel
      title={list.title}
      intro={
        <Text variant="quiet">Your own list. It does not change the prices that visitors see.</Text>
      }
    >
      <LoadableView loadable={prices} subject="the prices" onRetry={onRetry}>
        {(loaded) => (
          <Columns ratio="2:1">
            <Card>
              {editing ? (
                <PricesForm {...form} prices={loaded} />
              ) : (
                <Stack gap="lg">
                  <PriceList
                    lines={list.fields.map((field) => priceLine(field, loaded, list.hasPence))}
                  />
                  <WorkedExample list={list} prices={loaded} />
                  <Inline stacked>
                    <Button
                      ref={editButton}
                      variant="secondary"
                      onClick={({ detail }) => {
                        // The second click of a double click on Save Changes, which was in its place.
                        if (detail < 2) onEdit();
                      }}
                    >
                      Edit Prices
                    </Button>
                  </Inline>
                </Stack>
              )}
            </Card>
            <Card>
              <Stack gap="md">
                <Stack gap="xxs">
                  <Heading level="2" size="h4">
                    On the website
                  </Heading>
                  <Text size="small" variant="quiet">
                    What visitors see and pay.
                  </Text>
                </Stack>
                <PriceList lines={list.publicLines} />
              </Stack>
            </Card>
          </Columns>
        )}
      </LoadableView>
    </Panel>
  );
}
