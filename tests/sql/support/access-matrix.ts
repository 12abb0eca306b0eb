/**
 * Who may do what, for every table and column of the API. Visitors (anon) may do nothing anywhere, and the
 * relay (service_role) reads and writes everything, so each table lists only what signed-in people may do
 * with their own rows.
 */
type TableAccess = {
  /** All columns. */
  readonly columns: string;
  /** Those that the database computes, so that nobody can write them. */
  readonly generated?: string;
  /** Which rows are a person's ($1); null if rows belong to nobody. */
  readonly owner: string | null;
  /** Whether they may read their rows (all columns). */
  readonly select: boolean;
  /** Columns they may insert, and update. */
  readonly insert: string;
  readonly update: string;
  readonly delete: boolean;
};

const relayOnly = { owner: "user_id = $1", select: false, insert: "", update: "", delete: false } as const;
const readOnly = { ...relayOnly, select: true } as const;

export const accessMatrix: Readonly<Record<string, TableAccess>> = {
  ai_notices: {
    ...relayOnly,
    columns: "user_id first_shown_at last_shown_at last_used_at used_seconds_since_shown",
  },
  call_reservations: {
    ...relayOnly,
    columns: "session_id epoch seq seconds",
    owner: "session_id in (select id from public.sessions where user_id = $1)",
  },
  push_outbox: {
    ...relayOnly,
    columns:
      "id user_id subscription_id kind local_date status attempts send_after claimed_until claim sent_at expires_at created_at",
  },
  push_subscriptions: {
    ...relayOnly,
    columns: "id user_id auth_session_id endpoint p256dh auth device created_at renewed_at",
  },
  recent_use: {
    ...relayOnly,
    columns:
      "user_id hour typed_characters provider_calls provider_characters tokens_in tokens_out sound_seconds",
  },
  call_starts: { ...relayOnly, columns: "session_id user_id started_at" },
  calls: {
    ...relayOnly,
    columns:
      "session_id user_id epoch opened_at closed_at reserved_seconds uncharged_seconds used_seconds window_started_at window_seconds charging_suspended",
  },
  check_in_days: { ...relayOnly, columns: "user_id local_date" },
  contact_allowances: {
    ...relayOnly,
    columns: "sender_hash window_started_at taken",
    owner: null,
  },
  contact_messages: { ...relayOnly, columns: "id name email subject message created_at", owner: null },
  emotional_wrap_ups: {
    ...readOnly,
    columns:
      "id user_id type period_start period_end mood_trend mood_average energy_average stress_average sleep_average entry_count total_sessions total_duration key_insights personalized_recommendations ai_summary themes session_moods created_at",
    delete: true,
  },
  journal_entries: {
    ...readOnly,
    columns: "id user_id title date responses size created_at updated_at",
    insert: "id user_id title responses",
    update: "title responses",
    delete: true,
  },
  mail_outbox: {
    ...relayOnly,
    columns:
      "id user_id kind local_date payload status attempts send_after claimed_until sent_at created_at subject_id claim expires_at",
  },
  memories: { ...readOnly, columns: "id user_id session_id content created_at", delete: true },
  mood_entries: {
    ...readOnly,
    columns:
      "id user_id mood_score mood_label notes energy_level stress_level sleep_quality created_at local_date local_hour",
    insert: "user_id mood_score mood_label notes energy_level stress_level sleep_quality local_date",
    update: "mood_score mood_label notes energy_level stress_level sleep_quality",
    delete: true,
  },
  mood_moments: {
    ...readOnly,
    columns: "id user_id mood_score activities words felt_at local_date local_hour source local_time",
    insert: "id user_id mood_score activities words",
    delete: true,
  },
  mood_reminders: {
    ...readOnly,
    columns:
      "user_id reminder_time timezone is_enabled email_enabled push_enabled next_fire_at ignored_count paused_at created_at updated_at",
    insert: "user_id reminder_time timezone is_enabled email_enabled push_enabled",
    update: "user_id reminder_time timezone is_enabled email_enabled push_enabled",
    delete: true,
  },
  orphaned_customers: { ...relayOnly, columns: "customer_id claimed_until", owner: null },
  passes: {
    ...readOnly,
    columns:
      "checkout_session_id user_id payment_intent_id starts_at ends_at revoked_at settled_turn created_at",
  },
  profiles: {
    ...readOnly,
    owner: "id = $1",
    columns:
      "id email full_name timezone country notification_preferences memory_enabled store_audio age_confirmed_at terms_accepted_at subscription_plan subscription_status pass_expires_at plan_ends_at daily_session_limit created_at updated_at",
    update: "full_name timezone country notification_preferences memory_enabled store_audio",
  },
  safety_plans: {
    ...readOnly,
    columns:
      "user_id warning_signs coping distractions people professionals surroundings reasons created_at updated_at",
    insert: "user_id warning_signs coping distractions people professionals surroundings reasons",
    update: "user_id warning_signs coping distractions people professionals surroundings reasons",
    delete: true,
  },
  safety_referral_counts: { ...relayOnly, columns: "month level country count", owner: null },
  session_messages: {
    ...readOnly,
    columns:
      "id session_id user_id seq client_id role content audio_url interrupted amended timestamp utterance joined_through rating searchable",
    generated: "searchable",
    update: "rating",
  },
  sessions: {
    ...readOnly,
    columns:
      "id user_id title type mood_before mood_after duration created_at ended_at end_reason ai_summary transcript language running_summary summarised_through message_count risk_level continued_from resume_state last_active_at owner earlier_owners numbered_after given_up_at own_title wrapped_at wrap_claim wrap_claimed_until wrap_attempts searchable_title searchable_summary is_private",
    generated: "searchable_title searchable_summary",
    update: "title mood_after own_title",
    delete: true,
  },
  socket_tickets: { ...relayOnly, columns: "token_hash user_id auth_session_id expires_at" },
  stripe_customers: {
    ...relayOnly,
    columns:
      "user_id customer_id created_at syncs_begun sync_applied reconcile_at reconcile_claimed_until payment_expected_at",
  },
  stripe_events: { ...relayOnly, columns: "id type processed_at", owner: null },
  subscriptions: {
    ...readOnly,
    columns:
      "id user_id customer_id plan status collection_paused past_due_since current_period_end cancel_at_period_end cancel_at created_at updated_at",
  },
  voice_windows: { ...readOnly, columns: "user_id window_started_at seconds epoch session_id" },
  wrap_up_generations: {
    ...relayOnly,
    columns: "id user_id generated_at local_date finished_at given_back",
  },
  wrap_up_quotes: {
    ...readOnly,
    columns: "id user_id period_start day quote session_id entry_id hidden",
    update: "hidden",
  },
  write_allowances: { ...relayOnly, columns: "user_id kind window_started_at taken" },
};

export const tables = Object.entries(accessMatrix).map(([name, access]) => ({
  name,
  owner: access.owner,
  select: access.select,
  delete: access.delete,
  columns: words(access.columns),
  generated: words(access.generated ?? ""),
  insert: words(access.insert),
  update: words(access.update),
}));

/** Views hold no rows of their own and use the caller's privileges. */
export const views: Readonly<Record<string, string>> = {
  user_stats:
    "user_id total_sessions total_duration current_mood daily_usage_seconds daily_limit_seconds daily_usage_resets_at",
};

/** Functions that a signed-in person may call. Visitors may call none. */
export const functionsForPeople: readonly string[] = [
  "check_in_state",
  "confirm_age_and_terms",
  "current_plan",
  "end_sign_in",
  "export_my_data",
  "generate_weekly_wrap_up_data",
  "get_mood_days",
  "get_mood_stats",
  "get_usage",
  "import_moments",
  "keep_push_subscription",
  "list_sessions",
  "my_push_devices",
  "my_sign_ins",
  "remove_push_device",
  "save_push_subscription",
];

/** Functions that the relay may call. */
export const functionsForTheRelay: readonly string[] = [
  "accounts_with_uncharged_talk",
  "apply_billing_sync",
  "begin_billing_sync",
  "begin_pass_turn",
  "call_close",
  "call_open",
  "call_reserve",
  "call_suspend",
  "claim_billing_reconcile",
  "claim_finished_sessions",
  "claim_mail",
  "claim_orphaned_customers",
  "claim_push",
  "claim_wrap_up",
  "count_referral",
  "count_referral_of",
  "count_use",
  "create_session",
  "current_plan",
  "customer_of",
  "delete_account",
  "enqueue_due_reminders",
  "enqueue_weekly_notices",
  "erase_audit_entries",
  "expect_payment",
  "finish_billing_reconcile",
  "finish_mail",
  "finish_push",
  "finish_session",
  "finish_wrap_up",
  "forget_old_counts",
  "forget_old_mail",
  "forget_old_pushes",
  "forget_orphaned_customer",
  "generate_weekly_wrap_up_data",
  "get_mood_days",
  "get_mood_stats",
  "grant_pass",
  "hand_over_mail",
  "has_account",
  "has_confirmed",
  "has_second_step",
  "holds_session",
  "issue_socket_ticket",
  "keep_customer",
  "note_ai_notice",
  "note_risk",
  "open_safety",
  "passes_end",
  "person_of_customer",
  "push_later_today",
  "redeem_socket_ticket",
  "referral_counts",
  "release_wrap_up",
  "renew_push_subscription",
  "reply_ratings",
  "request_mail",
  "restore_session",
  "revoke_pass",
  "settle_pass",
  "take_contact_message",
  "time_zone_of",
  "unsubscribe_mail",
  "valid_auth_sessions",
  "voice_usage",
  "wrap_up_material",
  "write_sessions",
];

/** Helpers outside the API that run with the privileges of whoever calls the functions and views above. */
export const helpersForPeople: readonly string[] = [
  "has_passed_steps",
  "is_known_zone",
  "lag_one",
  "local_date_of",
  "mood_trend",
  "next_reminder_at",
  "passage",
  "plan_limits",
  "require_self",
  "searchable",
  "sessions_query",
  "weekly_trend",
  "zone_of",
];
export const helpersForTheRelay: readonly string[] = [
  ...helpersForPeople,
  "count_write",
  "positions_per_owner",
  "with_earlier_owner",
  "write_message",
  "default_calls_per_day",
  "charge_call",
  "discard_session",
  "end_abandoned_sessions",
  "give_up_session",
  "hear_relay",
  "is_abandoned",
  "outage_from",
  "settle_abandoned_session",
  "silence_since",
  "take_up_again",
  "forget_private_session",
  "forget_signed_out_browsers",
  "enqueue_push",
  "late_reminder",
  "later_today",
  "lapse_plans",
  "keep_quotes",
  "may_be_quoted",
  "places_of",
  "limits",
  "mail_attempts",
  "memories_of",
  "messages_of",
  "own_words",
  "pace_of",
  "project_plan_of",
  "reserve_tick",
  "push_expires_at",
  "push_is_wanted",
  "reinstate_pass",
  "risk_of",
  "risk_rank",
  "session_seconds_left",
  "session_voice_seconds",
  "voice_balance",
  "voice_of",
  "write_session",
].toSorted();

/** Functions that run with the owner's privileges; each needs a reason, which its comment gives. */
export const runAsOwner: readonly string[] = [
  "private.answer_reminder",
  "private.bound_journal",
  "private.bound_writes",
  "private.count_call_start",
  "private.drop_quotes",
  "private.enqueue_session_summary",
  "private.follow_email",
  "private.handle_new_user",
  "private.has_passed_steps",
  "private.orphan_customer",
  "private.prepare_moment",
  "private.prepare_mood_entry",
  "private.project_plan",
  "private.project_plan_of",
  "private.require_self",
  "public.check_in_state",
  "public.claim_mail",
  "public.confirm_age_and_terms",
  "public.current_plan",
  "public.delete_account",
  "public.end_sign_in",
  "public.erase_audit_entries",
  "public.export_my_data",
  "public.get_usage",
  "public.hand_over_mail",
  "public.has_second_step",
  "public.import_moments",
  "public.keep_push_subscription",
  "public.my_push_devices",
  "public.my_sign_ins",
  "public.remove_push_device",
  "public.request_mail",
  "public.save_push_subscription",
  "public.valid_auth_sessions",
];

function words(list: string): readonly string[] {
  return list === "" ? [] : list.split(" ");
}
