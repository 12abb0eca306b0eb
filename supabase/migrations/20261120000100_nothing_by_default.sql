-- Nothing is granted by default. Each later file grants what it means to, beside the table or function it makes,
-- so a table that nobody thought about is a table that nobody can reach.

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;
-- Execute for public is a built-in default that only the form without a schema takes away.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers that are no part of the API: the REST gateway exposes `public` alone.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
