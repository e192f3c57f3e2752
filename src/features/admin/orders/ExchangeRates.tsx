import { useState } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import {
  Button,
  Field,
  FormError,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextInput,
  TextLink,
  useToast,
} from '../../../design-system';
import { formatDay } from '../../../domain/day';
import { type ExchangeRate, typedRateSchema } from '../../../domain/periodReceipts';
import { Figures } from '../../figures/Figures';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';

const monthName = (month: string) => formatDay(`${month}-01`).replace(/^1 /, '');

export interface ExchangeRatesProps {
  /** The newest first. */
  rates: readonly ExchangeRate[];
  /** What a rate can be typed for, the newest first. */
  months: readonly string[];
  currencies: readonly string[];
  onSave: ConnectedAdminMethods['receipts']['saveRate'];
}

/** Asks what a pound is worth, for the VAT on receipts in other currencies. Renders `<section>`. */
export function ExchangeRates({ rates, months, currencies, onSave }: ExchangeRatesProps) {
  const { toast } = useToast();
  const [known, setKnown] = useState(rates);
  const { register, handleSubmit, formState, resetField } = useSchemaForm(typedRateSchema, {
    defaultValues: { month: months[0] ?? '', currency: currencies[0] ?? '', rate: '' },
  });
  const saving = useSubmission(async (saved: ExchangeRate) => {
    await onSave(saved);
    const isOther = ({ month, currency }: ExchangeRate) =>
      month !== saved.month || currency !== saved.currency;
    setKnown([saved, ...known.filter(isOther)]);
    resetField('rate');
    toast({ title: 'Rate saved' });
  });
  return (
    <section aria-labelledby="rates-title">
      <Stack gap="sm">
        <Heading level="2" size="h4" id="rates-title">
          Rates to the pound
        </Heading>
        <Figures
          figures={known.map(({ month, currency, rate }) => [
            `${currency.toUpperCase()}, ${monthName(month)}`,
            rate,
          ])}
        />
        <form noValidate aria-label="Rate" onSubmit={handleSubmit(saving.run)}>
          <Stack gap="xs">
            <Inline gap="md" align="start">
              <Field label="Month" required>
                {(field) => (
                  <Select
                    {...field}
                    {...register('month')}
                    options={months.map((value) => ({ value, label: monthName(value) }))}
                  />
                )}
              </Field>
              <Field label="Currency" required>
                {(field) => (
                  <Select
                    {...field}
                    {...register('currency')}
                    options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
                  />
                )}
              </Field>
              <Field label="Units to a pound" error={formState.errors.rate?.message} required>
                {(field) => (
                  <TextInput
                    inputMode="decimal"
                    autoComplete="off"
                    {...field}
                    {...register('rate')}
                  />
                )}
              </Field>
            </Inline>
            <Text size="small" variant="quiet">
              A receipt in another currency needs the rate of its month to be a VAT invoice. What is
              issued already stays as it is.{' '}
              <TextLink href="https://www.trade-tariff.service.gov.uk/exchange_rates">
                Rates of HMRC
              </TextLink>
            </Text>
            <FormError>{saving.error}</FormError>
            <Inline stacked>
              <Button type="submit" variant="secondary" loading={saving.pending}>
                Save Rate
              </Button>
            </Inline>
          </Stack>
        </form>
      </Stack>
    </section>
  );
}
