import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Grid, Stack } from '../../../design-system';
import { parsePriceInput, type WebDevPrices } from '../../../domain/prices';
import { useUnsavedChanges } from '../frame/UnsavedChangesProvider';
import { PriceField } from './PriceField';
import { PriceFormEnd } from './PriceFormEnd';
import { priceInput } from './priceText';
import type { PriceListState } from './usePriceList';
import { webDevPriceRows } from './webDevPriceRows';

export interface WebDevPricesFormProps
  extends Pick<PriceListState<WebDevPrices>, 'onSave' | 'onCancel' | 'isSaving' | 'saveError'> {
  prices: WebDevPrices;
}

type Typed = Record<keyof WebDevPrices, string>;

/** Changes the owner's price list for websites. */
export function WebDevPricesForm({ prices, onSave, ...end }: WebDevPricesFormProps) {
  const { register, handleSubmit, setFocus, setValue, formState } = useForm<Typed>({
    defaultValues: {
      standardWebsite: priceInput(prices.standardWebsite),
      ecommerceAddOn: priceInput(prices.ecommerceAddOn),
      extraPagesAddOn: priceInput(prices.extraPagesAddOn),
      bookingSystemAddOn: priceInput(prices.bookingSystemAddOn),
    },
  });
  useUnsavedChanges(formState.isDirty);
  useEffect(() => setFocus('standardWebsite'), [setFocus]);

  const submit = (typed: Typed) =>
    onSave({
      standardWebsite: parsePriceInput(typed.standardWebsite),
      ecommerceAddOn: parsePriceInput(typed.ecommerceAddOn),
      extraPagesAddOn: parsePriceInput(typed.extraPagesAddOn),
      bookingSystemAddOn: parsePriceInput(typed.bookingSystemAddOn),
    });

  return (
    <form noValidate aria-label="Web development prices" onSubmit={handleSubmit(submit)}>
      <Stack gap="md">
        <Grid columns="medium" gap="sm">
          {webDevPriceRows.map(({ name, label, hint }) => (
            <PriceField
              key={name}
              label={label}
              {...(hint && { hint })}
              step="any"
              field={register(name)}
              parse={parsePriceInput}
              onCorrect={(text) => setValue(name, text, { shouldDirty: true })}
            />
          ))}
        </Grid>
        <PriceFormEnd {...end} />
      </Stack>
    </form>
  );
}
