import type { ReactNode } from 'react';
import { Heading, Stack, Text, TextLink } from '../../../design-system';
import { accountsHref } from '../kinds/hrefs';

export interface CustomerProps {
  name: string;
  /** The email address. Other tools may have stored other words, which are text. */
  email: string | null;
  phone?: string | undefined;
  /** The words that find the account. Missing without one. */
  account?: string | undefined;
  badge?: ReactNode;
  children?: ReactNode;
}

/** Who a ticket, an order or a quote request is from, and how to reach them. Renders `<div>`. */
export function Customer({ name, email, phone, account, badge, children }: CustomerProps) {
  return (
    <Stack gap="xs">
      <Heading level="2" size="h4">
        Customer
      </Heading>
      <Text>
        <span translate={name ? 'no' : undefined}>{name || 'No name'}</span> {badge}
      </Text>
      {email && (
        <Text>
          {email.includes('@') ? (
            <TextLink translate="no" href={`mailto:${email}`}>
              {email}
            </TextLink>
          ) : (
            email
          )}
        </Text>
      )}
      {phone && (
        <Text>
          <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
        </Text>
      )}
      {account && (
        <Text>
          <TextLink href={accountsHref(account)}>Open the account</TextLink>
        </Text>
      )}
      {children}
    </Stack>
  );
}
