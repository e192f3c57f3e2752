import { useNavigate } from 'react-router-dom';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { business } from '../../../content/business';
import {
  Button,
  Field,
  FormError,
  Inline,
  Select,
  Stack,
  Text,
  TextInput,
  useToast,
} from '../../../design-system';
import { type AddedOrder, addedOrderSchema } from '../../../domain/adminOrders';
import { dayIn } from '../../../domain/day';
import { pages } from '../../../pages';
import { BackLink } from '../../page/BackLink';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { useSubmission } from '../../submission/useSubmission';
import { Panel } from '../frame/Panel';
import { entryHref } from '../kinds/hrefs';
import { PaidDayInput } from '../prices/PaidDayInput';
import { PoundsInput } from '../prices/PoundsInput';
import { productOf, productOptions } from './LinkProductForm';

/** What the form gives. Its product is an option of the select. */
type Typed = Omit<AddedOrder, 'period'>;

export interface AddOrderProps {
  orders: ConnectedAdminMethods['orders'];
}

/** Adds an order that was paid by bank transfer, and opens it. */
export function AddOrder({ orders }: AddOrderProps) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const today = dayIn(business.timeZone, new Date());
  const { register, handleSubmit, formState } = useSchemaForm(addedOrderSchema(today), {
    defaultValues: { customer: '', email: '', product: '', amount: '', paidOn: '' },
  });
  const { errors } = formState;

  const adding = useSubmission(async ({ product: option, ...order }: Typed) => {
    const product = productOf(option);
    if (!product) return;
    const id = await orders.add({ ...order, ...product });
    toast({ title: 'Order added' });
    await navigate(entryHref('order', id));
  });

  return (
    <Panel
      title="Add an order"
      back={<BackLink href={pages.adminOrders.href}>All orders</BackLink>}
      intro={
        <Text variant="quiet">
          For what was paid by bank transfer. Payments through your links become orders by
          themselves.
        </Text>
      }
    >
      <form noValidate aria-label="Order" onSubmit={handleSubmit(adding.run)}>
        <Stack gap="xs">
          <Field label="Customer" error={errors.customer?.message} required>
            {(field) => <TextInput autoComplete="off" {...field} {...register('customer')} />}
          </Field>
          <Field label="Email" error={errors.email?.message} required>
            {(field) => (
              <TextInput type="email" autoComplete="off" {...field} {...register('email')} />
            )}
          </Field>
          <Field label="Product" error={errors.product?.message} required>
            {(field) => <Select {...field} {...register('product')} options={productOptions} />}
          </Field>
          <Field label="Amount" error={errors.amount?.message} required>
            {(field) => <PoundsInput {...field} {...register('amount')} />}
          </Field>
          <Field label="Paid on" error={errors.paidOn?.message} required>
            {(field) => <PaidDayInput max={today} {...field} {...register('paidOn')} />}
          </Field>
          <FormError>{adding.error}</FormError>
          <Inline stacked>
            <Button type="submit" loading={adding.pending}>
              Add Order
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  );
}
