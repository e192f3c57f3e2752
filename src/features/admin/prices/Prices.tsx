import { useEffect, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import type { PriceField, Prices as PriceValues } from '../../../domain/prices';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { PriceList } from '../../prices/PriceList';
import { useAction } from '../../submission/useSubmission';
import { Panel } from '../frame/Panel';
import { NOT_UPDATED, PricesForm } from './PricesForm';
import { priceLine, priceLists } from './priceLists';
import { WorkedExample } from './WorkedExample';

export interface PricesProps {
  list: keyof typeof priceLists;
}

/** One of the owner's price lists: loads it, shows it, and saves what was edited. */
export function Prices({ list: name }: PricesProps) {
  const list = priceLists[name];
  const { read, save } = useAdminBackend()[`${name}Prices`];
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(read);
  const [saved, setSaved] = useState<PriceValues>();
  const [editing, setEditing] = useState(false);
  /** What the last save has replaced by 0, in sentences. */
  const [zeros, setZeros] = useState<readonly string[]>([]);
  const wasEditing = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);

  // The form had the focus and is no longer rendered.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const shown = (field: PriceField, values: PriceValues) =>
    priceLine(field, values, list.hasPence).price;

  const saving = useAction(
    NOT_UPDATED,
    async (edited: PriceValues, withoutNumber: readonly PriceField[]) => {
      const kept = await save(edited);
      setSaved(kept);
      setEditing(false);
      setZeros(
        withoutNumber.map(
          (field) => `${field.label} had no number and is now ${shown(field, kept)}.`,
        ),
      );
      toast({ title: 'Prices updated', description: list.savedMessage });
    },
  );

  const cancel = () => {
    saving.clearError();
    setEditing(false);
  };

  const form = (values: PriceValues) => (
    <PricesForm
      list={list}
      prices={values}
      onSave={saving.run}
      onCancel={cancel}
      saving={saving.pending}
      failure={saving}
    />
  );

  const view = (values: PriceValues) => (
    <Stack gap="lg">
      {zeros.length > 0 && (
        <Notice tone="warning" live>
          {zeros.join(' ')}
        </Notice>
      )}
      <PriceList lines={list.fields.map((field) => priceLine(field, values, list.hasPence))} />
      <WorkedExample list={list} prices={values} />
      <Inline stacked>
        <Button
          ref={editButton}
          variant="secondary"
          // Not the second click of a double click on Save Changes, which was in its place.
          onClick={({ detail }) => detail < 2 && setEditing(true)}
        >
          Edit Prices
        </Button>
      </Inline>
    </Stack>
  );

  return (
    <Panel
      title={list.title}
      intro={
        <Text variant="quiet">Your own list. It does not change the prices that visitors see.</Text>
      }
    >
      <LoadableView
        loadable={saved ? { state: 'ready', value: saved } : loadable}
        subject="the prices"
        onRetry={reload}
      >
        {(values) => (
          <Columns ratio="2:1">
            <Card>{editing ? form(values) : view(values)}</Card>
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
