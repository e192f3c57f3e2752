-- The numbers of mails begin anew with each database; mail programs hide a second mail with the same id.
alter table outbox add column message_id uuid not null default gen_random_uuid();
