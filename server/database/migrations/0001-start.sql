-- Times are timestamptz. Ids that customers and owners see keep the form of browser mode: user-<ms>, web-<ms>.

create table accounts (
  id text primary key,
  email text not null,
  -- Trimmed and in lower case: addresses are compared by it.
  email_key text not null unique,
  name text not null,
  -- Null after an import from browser mode, until the customer resets the password.
  password_hash text,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table owners (
  id integer primary key generated always as identity,
  username_key text not null unique,
  username text not null,
  password_hash text not null,
  -- Encrypted with the server's key. Active once confirmed by a first code.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The last time step whose code was used; each step is valid once.
  totp_last_step bigint,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  owner_id integer not null references owners on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (owner_id, code_hash)
);

create table sessions (
  token_hash bytea primary key,
  account_id text references accounts on delete cascade,
  owner_id integer references owners on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(account_id, owner_id) = 1)
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('password-reset', 'verification', 'owner-setup')),
  account_id text references accounts on delete cascade,
  expires_at timestamptz not null
);

create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_by_reset on rate_limits (resets_at);

-- Values that the owner saves as a whole. Each save names the version that it replaces.
create table settings (
  key text primary key,
  value jsonb not null,
  version integer not null,
  updated_at timestamptz not null default now()
);

create table email_templates (
  id text primary key,
  position integer not null,
  name text not null,
  subject text not null,
  body text not null,
  version integer not null,
  updated_at timestamptz not null default now()
);

create table orders (
  id text primary key,
  -- The order in which the owner's list shows them.
  position integer not null,
  customer text not null,
  service text not null,
  date text not null,
  amount text not null,
  status text not null
);

create table tickets (
  id text primary key,
  -- Made by the form and sent again with each attempt, so that one questionnaire is one ticket.
  request_key text unique,
  account_id text references accounts on delete set null,
  user_id text not null,
  user_name text not null,
  user_email text not null,
  date timestamptz not null,
  title text not null,
  status text not null,
  priority text not null,
  category text not null,
  subject text not null,
  description text not null,
  package_id text not null,
  is_private boolean not null
);
create index tickets_by_date on tickets (date desc);

create table ticket_messages (
  id text not null,
  ticket_id text not null references tickets on delete cascade,
  position integer not null,
  author text not null,
  text text not null,
  date timestamptz not null,
  is_read boolean not null,
  primary key (ticket_id, id)
);

create table quotes (
  id bigint primary key generated always as identity,
  request_key text not null unique,
  answers jsonb not null,
  captcha text not null check (captcha in ('passed', 'unverified')),
  created_at timestamptz not null default now()
);

create table outbox (
  id bigint primary key generated always as identity,
  -- One mail for each event, such as 'quote-12-internal'.
  dedupe_key text not null unique,
  message jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  last_error text,
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due on outbox (next_at) where state = 'waiting';

create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb
);
