-- Nothing is granted by default. Each later file grants what it means to, beside the table or function it makes,
-- so a table that nobody thought about is a table that nobody can reach.
--
-- Locks are taken in one order, so that two functions can wait for each other but never in a circle:
--   1. a customer's billing (advisory)
--   2. public.profiles, which stands for everything of one person that must not happen twice at once
--   3. public.voice_windows, by person
--   4. public.sessions, by id
--   5. what hangs on those: calls, messages, memories, reminders, mail, wrap-ups; ai_notices by person
--   6. rows of nobody's: counts and allowances
--   7. auth.users, which every insert of a person's row shares and deleting the account takes alone
-- A function that touches several people or sessions locks all of them first, sorted; one that only picks work uses
-- skip locked and so waits for nobody.

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
