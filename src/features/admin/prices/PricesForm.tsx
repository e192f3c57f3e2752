import { type ReactNode, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, FormError, Inline, Stack, Switch } from '../../../design-system';
import { editableAmount, pounds } from '../../../domain/money';
import { type PriceField, type Prices, parseFigure } from '../../../domain/prices';
import { useUnsavedChanges } from '../frame/UnsavedChangesProvider';
import { FigureField } from './FigureField';
import * as styles from './PricesForm.css';
import type { PriceListView } from './priceLists';
import { WorkedExample } from './WorkedExample';

export interface PricesFormProps {
  /** The prices that are edited. */
  list: PriceListView;
  /** The stored prices. */
  prices: Prices;
  /** Called with valid prices. */
  onSave: (prices: Prices) => void;
  /** Discards the edits. */
  onCancel: () => void;
  /** Whether a save is in progress. */
  saving: boolean;
  /** Why saving failed. The edits stay. */
  saveError?: string | undefined;
  /** Shown above the buttons if another owner has saved meanwhile. */
  conflict?: ReactNode;
}

/** The text of an input, or the state of a switch, by the field's key. */
type Edits = Record<string, string | boolean>;

/** Edits a price list of the owner. */
export function PricesForm({
  list,
  prices,
  onSave,
  onCancel,
  saving,
  saveError,
  conflict,
}: PricesFormProps) {
  const { fields, title, hasPence } = list;
  const { register, handleSubmit, setFocus, setValue, formState, control } = useForm<Edits>({
    defaultValues: Object.fromEntries(
      fields.map((field) => [field.key, editableValue(field, prices)]),
    ),
  });
  const edits = useWatch({ control });
  const firstKey = fields[0]?.key ?? '';
  useUnsavedChanges(formState.isDirty);
  useEffect(() => setFocus(firstKey), [setFocus, firstKey]);

  const pricesOf = (typed: Partial<Edits>): Prices =>
    Object.fromEntries(
      fields.map(({ key, kind }) => [
        key,
        kind === 'switch' ? typed[key] === true : parseFigure(kind, String(typed[key])),
      ]),
    );

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
        step={kind === 'money' && hasPence ? '0.01' : 'any'}
        disabled={kind === 'percent' && field.requires !== undefined && !edits[field.requires]}
        field={register(key)}
        onCorrect={(text) => setValue(key, text, { shouldDirty: true })}
      />
    );
  };

  const money = fields.filter(({ kind }) => kind === 'money').map(row);
  const others = fields.filter(({ kind }) => kind !== 'money').map(row);

  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={handleSubmit((submitted) => onSave(pricesOf(submitted)))}
    >
      <Stack gap="md">
        <div className={styles.rows[money.length % 3 === 0 ? 'three' : 'two']}>{money}</div>
        {others.length > 0 && <div className={styles.rows.start}>{others}</div>}
        <WorkedExample list={list} prices={pricesOf({ ...edits })} />
        <Stack gap="md">
          <FormError>{saveError}</FormError>
          {conflict}
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

/** What the field of a price shows at first. */
function editableValue({ key, kind, default: initial }: PriceField, prices: Prices) {
  const value = prices[key] ?? initial;
  if (typeof value === 'boolean') return value;
  if (kind === 'percent') return String(value);
  return editableAmount(pounds(value));
}
