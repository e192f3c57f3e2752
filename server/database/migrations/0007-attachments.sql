-- Files of messages, and of the answers of a questionnaire. One that was not sent has no ticket.

create table attachments (
  id uuid primary key,
  ticket_id text references tickets on delete cascade,
  -- Null for a file of the answers.
  message_id text,
  -- The order within its message.
  position integer not null default 0,
  name text not null,
  size integer not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  foreign key (ticket_id, message_id) references ticket_messages (ticket_id, id) on delete cascade
);
create index attachments_by_ticket on attachments (ticket_id);
create index attachments_unsent on attachments (created_at) where ticket_id is null;
-- Most are compressed already.
alter table attachments alter column bytes set storage external;
