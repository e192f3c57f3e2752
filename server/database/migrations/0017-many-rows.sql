-- The owner's lists and a customer's own stay quick with many rows.
create index tickets_by_account on tickets (account_id);
create index tickets_by_status on tickets (status);
-- As the status of a ticket that is not known counts.
create index tickets_open on tickets (active_at desc, id collate "C" desc)
  where case when status in ('Waiting for customer', 'Closed') then status else 'Open' end = 'Open';
create index orders_by_date on orders (date collate "C" desc, position, id);
create index orders_in_progress on orders (date collate "C", position, id) where status = 'In Progress';
create index orders_by_status on orders (status, counted_pence);
create index accounts_by_age on accounts (created_at, id);
create index quotes_by_status on quotes (status);
-- Smaller than outbox_by_state, to count all.
create index outbox_states on outbox (state);

-- Searches find any part of a word. A database without the extension searches all rows.
do $$
declare
  home text;
begin
  create extension if not exists pg_trgm schema public;
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute replace('
    create index tickets_by_text on tickets using gin (searched home.gin_trgm_ops);
    create index messages_by_text on ticket_messages using gin (searched home.gin_trgm_ops);
    create index orders_by_text on orders using gin (searched home.gin_trgm_ops);
    create index mails_by_text on outbox using gin (searched home.gin_trgm_ops);
    create index quotes_by_text on quotes using gin (searched home.gin_trgm_ops);
    create index accounts_by_text on accounts
      using gin ((lower((name || '' '' || email) collate numeric_texts)) home.gin_trgm_ops)
  ', 'home.', home || '.');
exception when others then
  raise notice 'searches without an index: %', sqlerrm;
end $$;
