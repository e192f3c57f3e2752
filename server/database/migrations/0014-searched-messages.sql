-- In lower case. A message is searched in a row of its own: adding one no longer writes the whole conversation again.
alter table ticket_messages add column searched text not null default '';
update ticket_messages set searched = lower(text collate numeric_texts);

update tickets set searched = lower(
  concat_ws(E'\n', id, title, subject, user_name, user_email, description) collate numeric_texts
);
