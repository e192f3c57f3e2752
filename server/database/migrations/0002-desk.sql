-- The owner's desk: its list is ordered by the last activity, and searched with the conversation.

alter table tickets add column active_at timestamptz;
update tickets set active_at = greatest(date, (
  select max(date) from ticket_messages where ticket_id = tickets.id and author <> 'note'
));
alter table tickets alter column active_at set not null;
create index tickets_by_activity on tickets (active_at desc, id collate "C" desc);
drop index tickets_by_date;

-- In lower case, as the application lowers it: the database's own rules depend on its locale.
alter table tickets add column searched text;
update tickets set searched = lower(concat_ws(E'\n',
  id, title, subject, user_name, user_email, description,
  (select string_agg(text, E'\n' order by position) from ticket_messages where ticket_id = tickets.id)
));
alter table tickets alter column searched set not null;

-- Made by the form and sent again with each attempt, so that one reply is one message.
alter table ticket_messages add column request_key text unique;
