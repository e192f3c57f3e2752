-- The owner's list of mails: what was tried when, and a search by recipient and subject.

create table mail_attempts (
  id bigint primary key generated always as identity,
  mail_id bigint not null references outbox on delete cascade,
  at timestamptz not null default now(),
  -- Null if the mail service has confirmed the mail.
  error text
);
create index mail_attempts_by_mail on mail_attempts (mail_id, id);

-- While a process sends a mail, no other one takes it, also if the owner asks to send it again.
alter table outbox add column taken_until timestamptz;

-- In lower case, as the application lowers it.
alter table outbox add column searched text;
update outbox set searched = lower(concat_ws(E'\n',
  message->>'subject',
  (select string_agg(recipient, E'\n') from jsonb_array_elements_text(message->'to') as recipient)
));
alter table outbox alter column searched set not null;

create index outbox_by_state on outbox (state, id desc);
