import {
  Badge,
  Card,
  Disclosure,
  FeatureList,
  Grid,
  Heading,
  Inline,
  Meter,
  Notice,
  Page,
  Section,
  Stack,
  Table,
  Text,
  TextLink,
} from '@millrace/design-system';
import { Orders } from '../Orders';

/** Rendered on the server, with functions that no server can pass to the browser. */
export default function Home() {
  return (
    <Page header={<header />}>
      <Section spacing="small">
        <Stack>
          <Heading level="1">المتجر</Heading>
          <Grid columns="medium">
            <Card>
              <Stack>
                <Inline>
                  <Badge tone="success">جديد</Badge>
                </Inline>
                <Text>
                  من الخادم. <TextLink href="#content">مساعدة</TextLink>
                </Text>
                <Meter label="المساحة" value="3GB" fraction={0.3} />
                <FeatureList
                  features={[{ name: 'نسخ', included: true }]}
                  excludedLabel="غير مشمول"
                />
              </Stack>
            </Card>
            <Card>
              <Table
                caption="المدن"
                columns={[
                  { header: 'المدينة', cell: ({ city }) => city },
                  { header: 'العدد', cell: ({ count }) => count, align: 'end' },
                ]}
                rows={[{ city: 'عمان', count: 3 }]}
                rowKey={({ city }) => city}
              />
            </Card>
          </Grid>
          <Notice tone="warning" title="ملاحظة">
            <Text>من الخادم.</Text>
          </Notice>
          <Disclosure summary="المزيد">
            <Text>نص.</Text>
          </Disclosure>
        </Stack>
      </Section>
      <Orders />
    </Page>
  );
}
