-- Searches compare texts without case, accents and apostrophes, as `foldText` does.
create function folded(text) returns text language sql immutable as $$
  select replace(replace(replace(replace(translate(
    lower(regexp_replace(
      normalize(translate($1, '''`´ʹʻʼʽ‘’‛′＇', ''), nfkd), E'[\u0300-\u036f]', '', 'g'
    ) collate numeric_texts),
    'øđðłħŧıς', 'oddlhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

update tickets set searched = folded(searched);
update ticket_messages set searched = folded(searched);
update orders set searched = folded(searched);
update outbox set searched = folded(searched);
update quotes set searched = folded(searched);

alter table accounts add column searched text not null default '';
update accounts set searched = folded(name || ' ' || email);
drop function folded;

drop index if exists accounts_by_text;
do $$ begin
  execute (
    select format('create index accounts_by_text on accounts using gin (searched %I.gin_trgm_ops)', nspname)
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'
  );
exception when others then
  raise notice 'searches without an index: %', sqlerrm;
end $$;
