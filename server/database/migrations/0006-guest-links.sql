-- The links with which a guest, who has no account, reads a ticket. They end when an account claims it.

create table ticket_links (
  token_hash bytea primary key,
  ticket_id text not null references tickets on delete cascade,
  created_at timestamptz not null default now()
);
create index ticket_links_by_ticket on ticket_links (ticket_id);

-- Where a guest wants answers; an account has an address of its own.
alter table tickets add column guest_email text;
