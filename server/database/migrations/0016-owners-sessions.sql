-- An owner sees where the sessions began. Those of customers keep neither.
alter table sessions add column ip_address text, add column browser text;
