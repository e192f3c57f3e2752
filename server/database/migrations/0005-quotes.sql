-- The owner prices a quote request, and the customer accepts or declines the price by a link.

alter table quotes add column status text not null default 'New'
  check (status in ('New', 'Priced', 'Accepted', 'Declined'));

-- The answers in lower case, as the application lowers them: the database's own rules depend on its locale.
alter table quotes add column searched text;
update quotes set searched = lower(coalesce(
  (select string_agg(value, E'\n') from jsonb_each_text(answers)), ''
));
alter table quotes alter column searched set not null;

-- The price columns never change. What the customer decides is added to the version that was decided on.
create table quote_versions (
  quote_id bigint not null references quotes on delete cascade,
  version integer not null,
  -- Each line has a text and an amount in pence.
  lines jsonb not null,
  message text not null,
  valid_until date,
  sent_by text not null,
  -- Made by the form and sent again with each attempt, so that one quote is one version.
  request_key text not null unique,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('accepted', 'declined')),
  name text not null default '',
  reason text not null default '',
  decided_at timestamptz,
  address text not null default '',
  ticket_id text references tickets on delete set null,
  primary key (quote_id, version),
  check ((outcome is null) = (decided_at is null))
);

-- Each mail has a link of its own; all of them show the newest version.
create table quote_links (
  token_hash bytea primary key,
  quote_id bigint not null references quotes on delete cascade,
  created_at timestamptz not null default now()
);
create index quote_links_by_quote on quote_links (quote_id);
