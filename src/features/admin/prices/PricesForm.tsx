import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Inline, Stack, Switch } from '../../../design-system';
import { isNumeric, type PriceField, type Prices } from '../../../domain/prices';
import type { Failure } from '../../submission/useSubmission';
import { useUnsavedChanges } from '../frame/UnsavedChangesProvider';
import { SaveError } from '../saving/SaveError';
import { FigureField } from './FigureField';
import * as styles from './PricesForm.css';
import { type Edits, editsOf, isDisabled, pricesOf, problemOf } from './priceEdits';
import type { PriceListView } from './priceLists';
import { WorkedExample } from './WorkedExample';

/** The title of a failed save. */
export const NOT_UPDATED = 'Prices not updated';

export interface PricesFormProps {
  list: PriceListView;
  prices: Prices;
  /** Called with valid prices, and with the fields that had no number and are now 0. */
  onSave: (prices: Prices, withoutNumber: readonly PriceField[]) => void;
  onCancel: () => void;
  saving: boolean;
  /** Why the last save failed. */
  failure?: Failure;
}

/** Edits a price list of the owner. */
export function PricesForm({ list, prices, onSave, onCancel, saving, failure }: PricesFormProps) {
  const { fields, title, hasPence } = list;
  const { register, handleSubmit, setFocus, setValue, formState, control } = useForm<Edits>({
    defaultValues: editsOf(fields, prices),
    mode: 'onTouched',
  });
  const edits = useWatch({ control });
  /** The keys of the fields in which 0 has replaced what was not a number. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const firstKey = fields[0]?.key ?? '';
  useUnsavedChanges(formState.isDirty);
  useEffect(() => setFocus(firstKey), [setFocus, firstKey]);

  const save = (submitted: Edits) => {
    const withoutNumber = fields.filter(
      ({ key, kind }) =>
        kind !== 'switch' && (!isNumeric(String(submitted[key])) || corrected.includes(key)),
    );
    onSave(pricesOf(fields, submitted, prices), withoutNumber);
  };

  const row = (field: PriceField) => {
    const { key, kind, label, hint } = field;
    if (kind === 'switch') {
      return <Switch key={key} label={label} {...(hint && { hint })} {...register(key)} />;
    }
    return (
      <FigureField
        key={key}
        label={label}
        hint={hint}
        kind={kind}
        step={kind === 'money' && hasPence ? '0.01' : '1'}
        disabled={isDisabled(field, edits)}
        field={register(key, {
          validate: (_, typed) => problemOf(field, typed) ?? true,
          onChange: () => setCorrected(corrected.filter((other) => other !== key)),
        })}
        text={String(edits[key])}
        error={formState.errors[key]?.message}
        onCorrect={(text) => {
          if (!isNumeric(String(edits[key]))) setCorrected([...corrected, key]);
          setValue(key, text, { shouldDirty: true });
        }}
      />
    );
  };

  const money = fields.filter(({ kind }) => kind === 'money').map(row);
  const others = fields.filter(({ kind }) => kind !== 'money').map(row);

  return (
    <form noValidate aria-label={title} onSubmit={handleSubmit(save)}>
      <Stack gap="md">
        <div className={styles.rows[money.length % 3 === 0 ? 'three' : 'two']}>{money}</div>
        {others.length > 0 && <div className={styles.rows.start}>{others}</div>}
        <WorkedExample list={list} prices={pricesOf(fields, edits, prices)} />
        <Stack gap="md">
          <SaveError title={NOT_UPDATED} failure={failure} />
          <Inline stacked>
            <Button type="submit" loading={saving}>
              Save Changes
            </Button>
            <Button variant="secondary" disabled={saving} onClick={onCancel}>
              Cancel
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </form>
  );
}
