-- From an account to a profile. Sign-up must never fail because of what stands in the metadata, so everything that is
-- read from it is trimmed to what the columns take.

create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
  preferences jsonb := '{"email_reminders": true, "mood_reminders": true, "session_summaries": true}';
begin
  if metadata ->> 'preferred_language' in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar') then
    preferences := preferences || jsonb_build_object('preferred_language', metadata ->> 'preferred_language');
  end if;
  insert into public.profiles (id, email, full_name, notification_preferences, age_confirmed_at, terms_accepted_at)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(btrim(left(btrim(metadata ->> 'full_name'), 120)), ''),
    preferences,
    case when metadata -> 'age_confirmed' = 'true' then now() end,
    case when metadata -> 'terms_accepted' = 'true' then now() end
  )
  on conflict (id) do nothing;
  return new;
end $$;

create trigger hearken_profile_on_sign_up after insert on auth.users
  for each row execute function private.handle_new_user();

/* An address changes only through the confirmed change that the auth service makes. */
create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end $$;

create trigger hearken_profile_follows_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();

/* Stamps the confirmation that the signed-in person is 18 or over, once; returns the stamp. The date of birth stays in
   the browser. */
create function public.confirm_age() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  stamp timestamptz;
begin
  update public.profiles set age_confirmed_at = coalesce(age_confirmed_at, now())
    where id = auth.uid() returning age_confirmed_at into stamp;
  return stamp;
end $$;
grant execute on function public.confirm_age() to authenticated;
