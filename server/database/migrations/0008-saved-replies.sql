-- Texts that the owner uses again in answers to tickets.
create table saved_replies (
  id text primary key,
  position integer not null generated always as identity,
  name text not null,
  text text not null,
  version integer not null,
  updated_at timestamptz not null default now()
);
