-- The whole message of a mail whose link has a token, encrypted until it was sent. `message` has no token.
alter table outbox add column sealed bytea;
