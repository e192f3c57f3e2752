-- The owner's list of orders is searched, sorted and summed here, and orders are found by the customer's name.

-- Numbers in names and ids are compared by value.
create collation numeric_texts (provider = icu, locale = 'en-GB-u-kn-true');

alter table orders
  -- In lower case, with the day as it is displayed.
  add column searched text not null default '',
  add column customer_key text not null default '',
  -- The number in the amount, by which orders are sorted; null without one.
  add column pence bigint,
  -- The same, or null in another currency.
  add column counted_pence bigint;

create index orders_by_customer on orders (customer_key);
