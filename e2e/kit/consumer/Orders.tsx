'use client';

import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Columns,
  ConfirmDialog,
  Dialog,
  Field,
  Heading,
  Icon,
  Inline,
  Pagination,
  RadioGroup,
  Section,
  Select,
  SortableTable,
  Stack,
  Switch,
  Tabs,
  Text,
  TextInput,
  TextLink,
  ToastProvider,
  useToast,
  WordsProvider,
} from '@millrace/design-system';
import { type FormEvent, useState } from 'react';

interface Order {
  number: string;
  name: string;
  sum: string;
}

const orders: readonly [Order, ...Order[]] = [
  { number: '1024', name: 'ليلى حداد', sum: '€ 250' },
  { number: '1023', name: 'عمر ناصر', sum: '€ 1,200' },
  { number: '1022', name: 'سارة خوري', sum: '€ 80' },
];

const words = {
  close: 'إغلاق',
  closeNotification: 'إغلاق',
  notifications: 'إشعارات (F8)',
  optional: '(اختياري)',
  on: 'نعم',
  off: 'لا',
  firstPage: 'الأولى',
  lastPage: 'الأخيرة',
  previousPage: ['السابقة', ''],
  nextPage: ['التالية', ''],
  pageOf: (page: string, count: string) => `${page} من ${count}`,
} as const;

const cities = ['دمشق', 'عمان', 'بيروت'].map((label) => ({ value: label, label }));

function OrderForm() {
  const { toast } = useToast();
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setError(name ? undefined : 'اكتب الاسم.');
    if (name) toast({ tone: 'success', title: 'تم الحفظ' });
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Field label="الاسم" required {...(error && { error })}>
          {(control) => <TextInput {...control} name="name" />}
        </Field>
        <Field label="المدينة">
          {(control) => <Select {...control} name="city" options={cities} />}
        </Field>
        <RadioGroup legend="التسليم" name="delivery" options={cities} defaultValue="عمان" />
        <Switch label="رسائل" hint="رسالة لكل طلب" defaultChecked />
        <Inline>
          <Button type="submit">حفظ</Button>
          <ButtonLink href="#orders" variant="secondary">
            الطلبات <Icon name="arrowRight" />
          </ButtonLink>
          <TextLink href="#orders">مساعدة</TextLink>
        </Inline>
      </Stack>
    </form>
  );
}

/** A form, a dialog and a table. */
export function Orders() {
  const [open, setOpen] = useState<'details' | 'delete'>();
  const [page, setPage] = useState(1);
  const [tab, setTab] = useState<'orders' | 'none'>('orders');
  const close = () => setOpen(undefined);
  return (
    <WordsProvider words={words}>
      <ToastProvider>
        <Section spacing="small">
          <Stack gap="lg">
            <Heading level="2">الطلبات</Heading>
            <Columns>
              <Card as="section">
                <OrderForm />
              </Card>
              <Stack>
                <SortableTable
                  caption="آخر الطلبات"
                  columns={[
                    { header: 'الاسم', cell: ({ name }) => name, sortKey: 'name' },
                    { header: 'الرقم', cell: ({ number }) => number },
                    { header: 'المبلغ', cell: ({ sum }) => sum, align: 'end', nowrap: true },
                  ]}
                  rows={orders}
                  rowKey={({ number }) => number}
                  sort={{ key: 'name', direction: 'ascending' }}
                  onSort={() => undefined}
                />
                <Pagination label="الطلبات" page={page} pageCount={4} onChange={setPage} />
                <Inline>
                  <Checkbox label="الكل" />
                  <Button onClick={() => setOpen('details')}>تفاصيل</Button>
                  <Button tone="danger" variant="secondary" onClick={() => setOpen('delete')}>
                    حذف
                  </Button>
                </Inline>
                <Tabs
                  label="عرض"
                  value={tab}
                  onChange={setTab}
                  tabs={[
                    { value: 'orders', label: 'الطلبات', content: <Text>ثلاثة طلبات.</Text> },
                    { value: 'none', label: 'الأرشيف', content: <Text>لا شيء.</Text> },
                  ]}
                />
              </Stack>
            </Columns>
          </Stack>
        </Section>
        <Dialog open={open === 'details'} onClose={close} title="تفاصيل" description="ليلى حداد">
          <Field label="ملاحظة">{(control) => <TextInput {...control} />}</Field>
        </Dialog>
        <ConfirmDialog
          open={open === 'delete'}
          onClose={close}
          onConfirm={close}
          title="حذف الطلب؟"
          confirmLabel="حذف"
          cancelLabel="إلغاء"
        />
      </ToastProvider>
    </WordsProvider>
  );
}
