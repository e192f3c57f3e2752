import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Grid, Stack, Switch } from '../../../design-system';
import { type HostingPrices, parsePercentageInput, parsePriceInput } from '../../../domain/prices';
import { useUnsavedChanges } from '../frame/UnsavedChangesProvider';
import { hostingPlanRows, hostingPriceLabels } from './hostingPriceRows';
import { PriceField } from './PriceField';
import { PriceFormEnd } from './PriceFormEnd';
import { priceInput } from './priceText';
import type { PriceListState } from './usePriceList';

export interface HostingPricesFormProps
  extends Pick<PriceListState<HostingPrices>, 'onSave' | 'onCancel' | 'isSaving' | 'saveError'> {
  prices: HostingPrices;
}

interface Typed extends Record<Exclude<keyof HostingPrices, 'yearlyDiscountEnabled'>, string> {
  yearlyDiscountEnabled: boolean;
}

/** Changes the owner's price list for hosting. The discount can be set while it is given. */
export function HostingPricesForm({ prices, onSave, ...end }: HostingPricesFormProps) {
  const { register, handleSubmit, setFocus, setValue, formState, control } = useForm<Typed>({
    defaultValues: {
      singlePlanMonthly: priceInput(prices.singlePlanMonthly),
      basicPlanMonthly: priceInput(prices.basicPlanMonthly),
      ultimatePlanMonthly: priceInput(prices.ultimatePlanMonthly),
      yearlyDiscountPercentage: String(prices.yearlyDiscountPercentage),
      yearlyDiscountEnabled: prices.yearlyDiscountEnabled,
    },
  });
  const isDiscountGiven = useWatch({ control, name: 'yearlyDiscountEnabled' });
  useUnsavedChanges(formState.isDirty);
  useEffect(() => setFocus('singlePlanMonthly'), [setFocus]);

  const submit = (typed: Typed) =>
    onSave({
      singlePlanMonthly: parsePriceInput(typed.singlePlanMonthly),
      basicPlanMonthly: parsePriceInput(typed.basicPlanMonthly),
      ultimatePlanMonthly: parsePriceInput(typed.ultimatePlanMonthly),
      yearlyDiscountPercentage: parsePercentageInput(typed.yearlyDiscountPercentage),
      yearlyDiscountEnabled: typed.yearlyDiscountEnabled,
    });

  return (
    <form noValidate aria-label="Web hosting prices" onSubmit={handleSubmit(submit)}>
      <Stack gap="md">
        <Grid columns="medium" gap="lg">
          <Stack gap="sm">
            {hostingPlanRows.map(({ name, label }) => (
              <PriceField
                key={name}
                label={label}
                step="0.01"
                field={register(name)}
                parse={parsePriceInput}
                onCorrect={(text) => setValue(name, text, { shouldDirty: true })}
              />
            ))}
          </Stack>
          <Stack gap="sm">
            <Switch
              label={hostingPriceLabels.yearlyDiscountEnabled}
              hint="Paying for twelve months at once then costs less."
              {...register('yearlyDiscountEnabled')}
            />
            <PriceField
              label={hostingPriceLabels.yearlyDiscountPercentage}
              unit="per cent"
              step="any"
              max="100"
              disabled={!isDiscountGiven}
              field={register('yearlyDiscountPercentage')}
              parse={parsePercentageInput}
              onCorrect={(text) =>
                setValue('yearlyDiscountPercentage', text, { shouldDirty: true })
              }
            />
          </Stack>
        </Grid>
        <PriceFormEnd {...end} />
      </Stack>
    </form>
  );
}
