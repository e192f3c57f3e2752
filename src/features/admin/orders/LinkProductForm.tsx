import { type SubmitEvent, useState } from 'react';
import { packages, plans, yearlyDiscountPercent } from '../../../content/catalogue';
import { Button, Field, FormError, Inline, Select, Stack } from '../../../design-system';
import { offersOf, type Product } from '../../../domain/priceGuard';
import { useSubmission } from '../../submission/useSubmission';

const offers = offersOf(packages, plans, yearlyDiscountPercent);

/** Everything that the website sells, for a `Select`, which begins with no choice. */
export const productOptions = [
  { value: '', label: 'Choose a product' },
  ...offers.map(({ service }) => ({ value: service, label: service })),
];

/** The product of an option; undefined without a choice. */
export function productOf(option: string): Product | undefined {
  const offer = offers.find(({ service }) => service === option);
  return offer && { product: offer.product, period: offer.period };
}

export interface LinkProductFormProps {
  /** Null: it is not ours. */
  onAssign: (product: Product | null) => Promise<void>;
  /** It was said not to be ours. */
  isSetAside?: boolean;
}

/** Asks what a payment link sells, for a payment whose product is not known. Renders `<form>`. */
export function LinkProductForm({ onAssign, isSetAside = false }: LinkProductFormProps) {
  const [option, setOption] = useState('');
  const [isMissing, setMissing] = useState(false);
  const assigning = useSubmission(onAssign);
  const settingAside = useSubmission(() => onAssign(null));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const product = productOf(option);
    setMissing(!product);
    if (product) void assigning.run(product);
    else event.currentTarget.querySelector('select')?.focus();
  }

  return (
    <form noValidate aria-label="Product of the payment link" onSubmit={submit}>
      <Stack gap="xs">
        <Field
          label="What does this payment link sell?"
          hint={
            isSetAside
              ? 'You have set it aside as not yours, with all of its payments. A product takes them back.'
              : 'The answer counts for all of its payments, earlier ones too.'
          }
          error={isMissing ? 'Please choose a product' : undefined}
          required
        >
          {(field) => (
            <Select
              {...field}
              value={option}
              options={productOptions}
              onChange={({ target }) => setOption(target.value)}
            />
          )}
        </Field>
        <FormError>{assigning.error ?? settingAside.error}</FormError>
        <Inline stacked>
          <Button type="submit" loading={assigning.pending}>
            Save Product
          </Button>
          {!isSetAside && (
            <Button
              variant="secondary"
              loading={settingAside.pending}
              onClick={() => void settingAside.run()}
            >
              Not Ours
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
