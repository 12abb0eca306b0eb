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

/* Stamps, once, the confirmation that the signed-in person is 18 or over and accepts the terms. The date of birth stays
   in the browser. */
create function public.confirm_age_and_terms() returns void
language sql security definer set search_path = '' as $$
  update public.profiles set age_confirmed_at = coalesce(age_confirmed_at, now()),
      terms_accepted_at = coalesce(terms_accepted_at, now())
    where id = auth.uid();
$$;
grant execute on function public.confirm_age_and_terms() to authenticated;

/* Whether the person has confirmed their age and the terms: without both, nothing that costs money is done for them. */
create function public.has_confirmed(user_uuid uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p
    where p.id = user_uuid and p.age_confirmed_at is not null and p.terms_accepted_at is not null);
$$;
grant execute on function public.has_confirmed(uuid) to service_role;
