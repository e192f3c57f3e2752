-- The owner does not send this failed mail again: it is no longer counted as failed.
alter table outbox add column set_aside_at timestamptz;

-- Mails that were sent keep no token of a link, as from now on.
update outbox
set message = regexp_replace(message::text, '(#([a-z]+=)?)[A-Za-z0-9_-]{43}', '\1…', 'g')::jsonb
where state = 'sent';
