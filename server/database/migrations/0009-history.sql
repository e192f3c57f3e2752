-- The owner reads what was done to one ticket, order or account.
create index audit_by_subject on audit_log (subject, id desc);
