// Made by `npm run database-types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      ai_notices: {
        Row: {
          first_shown_at: string; last_shown_at: string; last_used_at: string
          used_seconds_since_shown: number; user_id: string
        }
        Insert: {
          first_shown_at?: string; last_shown_at?: string; last_used_at?: string
          used_seconds_since_shown?: number; user_id: string
        }
        Update: {
          first_shown_at?: string; last_shown_at?: string; last_used_at?: string
          used_seconds_since_shown?: number; user_id?: string
        }
        Relationships: []
      }
      call_reservations: {
        Row: {
          epoch: number; seconds: number; seq: number; session_id: string
        }
        Insert: {
          epoch: number; seconds: number; seq: number; session_id: string
        }
        Update: {
          epoch?: number; seconds?: number; seq?: number; session_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "call_reservations_session_id_epoch_fkey"
            columns: ["session_id","epoch"]
            isOneToOne: false
            referencedRelation: "calls"
            referencedColumns: ["session_id","epoch"]
          },
        ]
      }
      call_starts: {
        Row: {
          session_id: string; started_at: string; user_id: string
        }
        Insert: {
          session_id: string; started_at?: string; user_id: string
        }
        Update: {
          session_id?: string; started_at?: string; user_id?: string
        }
        Relationships: []
      }
      calls: {
        Row: {
          charging_suspended: boolean; closed_at: string | null; epoch: number; opened_at: string
          reserved_seconds: number; session_id: string; uncharged_seconds: number
          used_seconds: number | null; user_id: string; window_seconds: number
          window_started_at: string | null
        }
        Insert: {
          charging_suspended?: boolean; closed_at?: string | null; epoch: number; opened_at?: string
          reserved_seconds?: number; session_id: string; uncharged_seconds?: number
          used_seconds?: number | null; user_id: string; window_seconds?: number
          window_started_at?: string | null
        }
        Update: {
          charging_suspended?: boolean; closed_at?: string | null; epoch?: number; opened_at?: string
          reserved_seconds?: number; session_id?: string; uncharged_seconds?: number
          used_seconds?: number | null; user_id?: string; window_seconds?: number
          window_started_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "calls_session_id_user_id_fkey"
            columns: ["session_id","user_id"]
            isOneToOne: false
            referencedRelation: "sessions"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      check_in_days: {
        Row: {
          local_date: string; user_id: string
        }
        Insert: {
          local_date: string; user_id: string
        }
        Update: {
          local_date?: string; user_id?: string
        }
        Relationships: []
      }
      contact_allowances: {
        Row: {
          sender_hash: string; taken: number; window_started_at: string
        }
        Insert: {
          sender_hash: string; taken: number; window_started_at: string
        }
        Update: {
          sender_hash?: string; taken?: number; window_started_at?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string; email: string; id: string; message: string; name: string
          subject: string
        }
        Insert: {
          created_at?: string; email: string; id?: string; message: string; name: string
          subject: string
        }
        Update: {
          created_at?: string; email?: string; id?: string; message?: string; name?: string
          subject?: string
        }
        Relationships: []
      }
      emotional_wrap_ups: {
        Row: {
          ai_summary: string | null; created_at: string; energy_average: number | null
          entry_count: number; id: string; key_insights: string[]; mood_average: number | null
          mood_trend: string; period_end: string; period_start: string
          personalized_recommendations: string[]; session_moods: Json; sleep_average: number | null
          stress_average: number | null; themes: string[]; total_duration: number
          total_sessions: number; type: string; user_id: string
        }
        Insert: {
          ai_summary?: string | null; created_at?: string; energy_average?: number | null
          entry_count?: number; id?: string; key_insights?: string[]; mood_average?: number | null
          mood_trend?: string; period_end: string; period_start: string
          personalized_recommendations?: string[]; session_moods?: Json
          sleep_average?: number | null; stress_average?: number | null; themes?: string[]
          total_duration?: number; total_sessions?: number; type: string; user_id: string
        }
        Update: {
          ai_summary?: string | null; created_at?: string; energy_average?: number | null
          entry_count?: number; id?: string; key_insights?: string[]; mood_average?: number | null
          mood_trend?: string; period_end?: string; period_start?: string
          personalized_recommendations?: string[]; session_moods?: Json
          sleep_average?: number | null; stress_average?: number | null; themes?: string[]
          total_duration?: number; total_sessions?: number; type?: string; user_id?: string
        }
        Relationships: []
      }
      journal_entries: {
        Row: {
          created_at: string; date: string; id: string; responses: Json; size: number; title: string
          updated_at: string; user_id: string
        }
        Insert: {
          created_at?: string; date?: string; id?: string; responses: Json; size?: number
          title: string; updated_at?: string; user_id?: string
        }
        Update: {
          created_at?: string; date?: string; id?: string; responses?: Json; size?: number
          title?: string; updated_at?: string; user_id?: string
        }
        Relationships: []
      }
      mail_outbox: {
        Row: {
          attempts: number; claim: string | null; claimed_until: string | null; created_at: string
          expires_at: string | null; id: string; kind: string; local_date: string | null
          payload: Json; send_after: string; sent_at: string | null; status: string
          subject_id: string | null; user_id: string | null
        }
        Insert: {
          attempts?: number; claim?: string | null; claimed_until?: string | null
          created_at?: string; expires_at?: string | null; id?: string; kind: string
          local_date?: string | null; payload?: Json; send_after?: string; sent_at?: string | null
          status?: string; subject_id?: string | null; user_id?: string | null
        }
        Update: {
          attempts?: number; claim?: string | null; claimed_until?: string | null
          created_at?: string; expires_at?: string | null; id?: string; kind?: string
          local_date?: string | null; payload?: Json; send_after?: string; sent_at?: string | null
          status?: string; subject_id?: string | null; user_id?: string | null
        }
        Relationships: []
      }
      memories: {
        Row: {
          content: string; created_at: string; id: string; session_id: string | null; user_id: string
        }
        Insert: {
          content: string; created_at?: string; id?: string; session_id?: string | null
          user_id: string
        }
        Update: {
          content?: string; created_at?: string; id?: string; session_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "memories_session_id_fkey"
            columns: ["session_id"]
            isOneToOne: false
            referencedRelation: "sessions"
            referencedColumns: ["id"]
          },
        ]
      }
      mood_entries: {
        Row: {
          created_at: string; energy_level: number | null; id: string; local_date: string
          local_hour: number | null; mood_label: string; mood_score: number; notes: string | null
          sleep_quality: number | null; stress_level: number | null; user_id: string
        }
        Insert: {
          created_at?: string; energy_level?: number | null; id?: string; local_date?: string
          local_hour?: number | null; mood_label: string; mood_score: number; notes?: string | null
          sleep_quality?: number | null; stress_level?: number | null; user_id?: string
        }
        Update: {
          created_at?: string; energy_level?: number | null; id?: string; local_date?: string
          local_hour?: number | null; mood_label?: string; mood_score?: number; notes?: string | null
          sleep_quality?: number | null; stress_level?: number | null; user_id?: string
        }
        Relationships: []
      }
      mood_moments: {
        Row: {
          activities: string[]; felt_at: string; id: string; local_date: string; local_hour: number
          local_time: string | null; mood_score: number; source: string; user_id: string
          words: string | null
        }
        Insert: {
          activities?: string[]; felt_at?: string; id?: string; local_date?: string
          local_hour?: number; local_time?: string | null; mood_score: number; source?: string
          user_id?: string; words?: string | null
        }
        Update: {
          activities?: string[]; felt_at?: string; id?: string; local_date?: string
          local_hour?: number; local_time?: string | null; mood_score?: number; source?: string
          user_id?: string; words?: string | null
        }
        Relationships: []
      }
      mood_reminders: {
        Row: {
          created_at: string; email_enabled: boolean; ignored_count: number; is_enabled: boolean
          next_fire_at: string | null; paused_at: string | null; push_enabled: boolean
          reminder_time: string; timezone: string; updated_at: string; user_id: string
        }
        Insert: {
          created_at?: string; email_enabled?: boolean; ignored_count?: number; is_enabled?: boolean
          next_fire_at?: string | null; paused_at?: string | null; push_enabled?: boolean
          reminder_time?: string; timezone?: string; updated_at?: string; user_id?: string
        }
        Update: {
          created_at?: string; email_enabled?: boolean; ignored_count?: number; is_enabled?: boolean
          next_fire_at?: string | null; paused_at?: string | null; push_enabled?: boolean
          reminder_time?: string; timezone?: string; updated_at?: string; user_id?: string
        }
        Relationships: []
      }
      orphaned_customers: {
        Row: {
          claimed_until: string | null; customer_id: string
        }
        Insert: {
          claimed_until?: string | null; customer_id: string
        }
        Update: {
          claimed_until?: string | null; customer_id?: string
        }
        Relationships: []
      }
      passes: {
        Row: {
          checkout_session_id: string; created_at: string; ends_at: string
          payment_intent_id: string | null; revoked_at: string | null; settled_turn: number
          starts_at: string; user_id: string
        }
        Insert: {
          checkout_session_id: string; created_at?: string; ends_at: string
          payment_intent_id?: string | null; revoked_at?: string | null; settled_turn?: number
          starts_at: string; user_id: string
        }
        Update: {
          checkout_session_id?: string; created_at?: string; ends_at?: string
          payment_intent_id?: string | null; revoked_at?: string | null; settled_turn?: number
          starts_at?: string; user_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          age_confirmed_at: string | null; country: string | null; created_at: string
          daily_session_limit: number; email: string; full_name: string | null; id: string
          memory_enabled: boolean; notification_preferences: Json; pass_expires_at: string | null
          plan_ends_at: string | null; store_audio: boolean; subscription_plan: string
          subscription_status: string; terms_accepted_at: string | null; timezone: string
          updated_at: string
        }
        Insert: {
          age_confirmed_at?: string | null; country?: string | null; created_at?: string
          daily_session_limit?: number; email: string; full_name?: string | null; id: string
          memory_enabled?: boolean; notification_preferences?: Json; pass_expires_at?: string | null
          plan_ends_at?: string | null; store_audio?: boolean; subscription_plan?: string
          subscription_status?: string; terms_accepted_at?: string | null; timezone?: string
          updated_at?: string
        }
        Update: {
          age_confirmed_at?: string | null; country?: string | null; created_at?: string
          daily_session_limit?: number; email?: string; full_name?: string | null; id?: string
          memory_enabled?: boolean; notification_preferences?: Json; pass_expires_at?: string | null
          plan_ends_at?: string | null; store_audio?: boolean; subscription_plan?: string
          subscription_status?: string; terms_accepted_at?: string | null; timezone?: string
          updated_at?: string
        }
        Relationships: []
      }
      push_outbox: {
        Row: {
          attempts: number; claim: string | null; claimed_until: string | null; created_at: string
          expires_at: string; id: string; kind: string; local_date: string; send_after: string
          sent_at: string | null; status: string; subscription_id: string; user_id: string
        }
        Insert: {
          attempts?: number; claim?: string | null; claimed_until?: string | null
          created_at?: string; expires_at: string; id?: string; kind: string; local_date: string
          send_after: string; sent_at?: string | null; status?: string; subscription_id: string
          user_id: string
        }
        Update: {
          attempts?: number; claim?: string | null; claimed_until?: string | null
          created_at?: string; expires_at?: string; id?: string; kind?: string; local_date?: string
          send_after?: string; sent_at?: string | null; status?: string; subscription_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "push_outbox_subscription_id_fkey"
            columns: ["subscription_id"]
            isOneToOne: false
            referencedRelation: "push_subscriptions"
            referencedColumns: ["id"]
          },
        ]
      }
      push_subscriptions: {
        Row: {
          auth: string; auth_session_id: string; created_at: string; device: string; endpoint: string
          id: string; p256dh: string; renewed_at: string; user_id: string
        }
        Insert: {
          auth: string; auth_session_id: string; created_at?: string; device: string
          endpoint: string; id?: string; p256dh: string; renewed_at?: string; user_id: string
        }
        Update: {
          auth?: string; auth_session_id?: string; created_at?: string; device?: string
          endpoint?: string; id?: string; p256dh?: string; renewed_at?: string; user_id?: string
        }
        Relationships: []
      }
      recent_use: {
        Row: {
          hour: string; provider_calls: number; provider_characters: number; sound_seconds: number
          tokens_in: number; tokens_out: number; typed_characters: number; user_id: string
        }
        Insert: {
          hour: string; provider_calls?: number; provider_characters?: number; sound_seconds?: number
          tokens_in?: number; tokens_out?: number; typed_characters?: number; user_id: string
        }
        Update: {
          hour?: string; provider_calls?: number; provider_characters?: number
          sound_seconds?: number; tokens_in?: number; tokens_out?: number; typed_characters?: number
          user_id?: string
        }
        Relationships: []
      }
      safety_plans: {
        Row: {
          coping: string; created_at: string; distractions: string; people: string
          professionals: string; reasons: string; surroundings: string; updated_at: string
          user_id: string; warning_signs: string
        }
        Insert: {
          coping?: string; created_at?: string; distractions?: string; people?: string
          professionals?: string; reasons?: string; surroundings?: string; updated_at?: string
          user_id?: string; warning_signs?: string
        }
        Update: {
          coping?: string; created_at?: string; distractions?: string; people?: string
          professionals?: string; reasons?: string; surroundings?: string; updated_at?: string
          user_id?: string; warning_signs?: string
        }
        Relationships: []
      }
      safety_referral_counts: {
        Row: {
          count: number; country: string; level: string; month: string
        }
        Insert: {
          count: number; country: string; level: string; month: string
        }
        Update: {
          count?: number; country?: string; level?: string; month?: string
        }
        Relationships: []
      }
      session_messages: {
        Row: {
          amended: boolean; audio_url: string | null; client_id: string | null; content: string
          id: string; interrupted: boolean; joined_through: number | null; rating: string | null
          role: string; searchable: string | null; seq: number; session_id: string; timestamp: string
          user_id: string; utterance: number | null
        }
        Insert: {
          amended?: boolean; audio_url?: string | null; client_id?: string | null; content: string
          id?: string; interrupted?: boolean; joined_through?: number | null; rating?: string | null
          role: string; searchable?: never; seq?: number; session_id: string; timestamp?: string
          user_id: string; utterance?: number | null
        }
        Update: {
          amended?: boolean; audio_url?: string | null; client_id?: string | null; content?: string
          id?: string; interrupted?: boolean; joined_through?: number | null; rating?: string | null
          role?: string; searchable?: never; seq?: number; session_id?: string; timestamp?: string
          user_id?: string; utterance?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "session_messages_session_id_user_id_fkey"
            columns: ["session_id","user_id"]
            isOneToOne: false
            referencedRelation: "sessions"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      sessions: {
        Row: {
          ai_summary: string | null; continued_from: string | null; created_at: string
          duration: number; earlier_owners: string[]; end_reason: string | null
          ended_at: string | null; given_up_at: string | null; id: string; is_private: boolean
          language: string | null; last_active_at: string; message_count: number
          mood_after: string | null; mood_before: string | null; numbered_after: number
          own_title: boolean; owner: string | null; resume_state: Json; risk_level: string
          running_summary: string; searchable_summary: string | null; searchable_title: string | null
          summarised_through: number; title: string; transcript: string | null; type: string
          user_id: string; wrap_attempts: number; wrap_claim: string | null
          wrap_claimed_until: string | null; wrapped_at: string | null
        }
        Insert: {
          ai_summary?: string | null; continued_from?: string | null; created_at?: string
          duration?: number; earlier_owners?: string[]; end_reason?: string | null
          ended_at?: string | null; given_up_at?: string | null; id?: string; is_private?: boolean
          language?: string | null; last_active_at?: string; message_count?: number
          mood_after?: string | null; mood_before?: string | null; numbered_after?: number
          own_title?: boolean; owner?: string | null; resume_state?: Json; risk_level?: string
          running_summary?: string; searchable_summary?: never; searchable_title?: never
          summarised_through?: number; title: string; transcript?: string | null; type: string
          user_id: string; wrap_attempts?: number; wrap_claim?: string | null
          wrap_claimed_until?: string | null; wrapped_at?: string | null
        }
        Update: {
          ai_summary?: string | null; continued_from?: string | null; created_at?: string
          duration?: number; earlier_owners?: string[]; end_reason?: string | null
          ended_at?: string | null; given_up_at?: string | null; id?: string; is_private?: boolean
          language?: string | null; last_active_at?: string; message_count?: number
          mood_after?: string | null; mood_before?: string | null; numbered_after?: number
          own_title?: boolean; owner?: string | null; resume_state?: Json; risk_level?: string
          running_summary?: string; searchable_summary?: never; searchable_title?: never
          summarised_through?: number; title?: string; transcript?: string | null; type?: string
          user_id?: string; wrap_attempts?: number; wrap_claim?: string | null
          wrap_claimed_until?: string | null; wrapped_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "sessions_continued_from_fkey"
            columns: ["continued_from"]
            isOneToOne: false
            referencedRelation: "sessions"
            referencedColumns: ["id"]
          },
        ]
      }
      socket_tickets: {
        Row: {
          auth_session_id: string; expires_at: string; token_hash: string; user_id: string
        }
        Insert: {
          auth_session_id: string; expires_at: string; token_hash: string; user_id: string
        }
        Update: {
          auth_session_id?: string; expires_at?: string; token_hash?: string; user_id?: string
        }
        Relationships: []
      }
      stripe_customers: {
        Row: {
          created_at: string; customer_id: string; payment_expected_at: string | null
          reconcile_at: string; reconcile_claimed_until: string | null; sync_applied: number
          syncs_begun: number; user_id: string
        }
        Insert: {
          created_at?: string; customer_id: string; payment_expected_at?: string | null
          reconcile_at?: string; reconcile_claimed_until?: string | null; sync_applied?: number
          syncs_begun?: number; user_id: string
        }
        Update: {
          created_at?: string; customer_id?: string; payment_expected_at?: string | null
          reconcile_at?: string; reconcile_claimed_until?: string | null; sync_applied?: number
          syncs_begun?: number; user_id?: string
        }
        Relationships: []
      }
      stripe_events: {
        Row: {
          id: string; processed_at: string; type: string
        }
        Insert: {
          id: string; processed_at?: string; type: string
        }
        Update: {
          id?: string; processed_at?: string; type?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          cancel_at: string | null; cancel_at_period_end: boolean; collection_paused: boolean
          created_at: string; current_period_end: string | null; customer_id: string; id: string
          past_due_since: string | null; plan: string; status: string; updated_at: string
          user_id: string
        }
        Insert: {
          cancel_at?: string | null; cancel_at_period_end?: boolean; collection_paused?: boolean
          created_at?: string; current_period_end?: string | null; customer_id: string; id: string
          past_due_since?: string | null; plan: string; status: string; updated_at?: string
          user_id: string
        }
        Update: {
          cancel_at?: string | null; cancel_at_period_end?: boolean; collection_paused?: boolean
          created_at?: string; current_period_end?: string | null; customer_id?: string; id?: string
          past_due_since?: string | null; plan?: string; status?: string; updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "subscriptions_customer_id_fkey"
            columns: ["customer_id"]
            isOneToOne: false
            referencedRelation: "stripe_customers"
            referencedColumns: ["customer_id"]
          },
        ]
      }
      voice_windows: {
        Row: {
          epoch: number; seconds: number; session_id: string | null; user_id: string
          window_started_at: string | null
        }
        Insert: {
          epoch?: number; seconds?: number; session_id?: string | null; user_id: string
          window_started_at?: string | null
        }
        Update: {
          epoch?: number; seconds?: number; session_id?: string | null; user_id?: string
          window_started_at?: string | null
        }
        Relationships: []
      }
      wrap_up_generations: {
        Row: {
          finished_at: string | null; generated_at: string; given_back: boolean; id: string
          local_date: string; user_id: string
        }
        Insert: {
          finished_at?: string | null; generated_at?: string; given_back?: boolean; id?: string
          local_date?: string; user_id: string
        }
        Update: {
          finished_at?: string | null; generated_at?: string; given_back?: boolean; id?: string
          local_date?: string; user_id?: string
        }
        Relationships: []
      }
      wrap_up_quotes: {
        Row: {
          day: string; entry_id: string | null; hidden: boolean; id: string; period_start: string
          quote: string; session_id: string | null; user_id: string
        }
        Insert: {
          day: string; entry_id?: string | null; hidden?: boolean; id?: string; period_start: string
          quote: string; session_id?: string | null; user_id: string
        }
        Update: {
          day?: string; entry_id?: string | null; hidden?: boolean; id?: string
          period_start?: string; quote?: string; session_id?: string | null; user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "wrap_up_quotes_entry_id_fkey"
            columns: ["entry_id"]
            isOneToOne: false
            referencedRelation: "journal_entries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "wrap_up_quotes_session_id_fkey"
            columns: ["session_id"]
            isOneToOne: false
            referencedRelation: "sessions"
            referencedColumns: ["id"]
          },
        ]
      }
      write_allowances: {
        Row: {
          kind: string; taken: number; user_id: string; window_started_at: string
        }
        Insert: {
          kind: string; taken: number; user_id: string; window_started_at: string
        }
        Update: {
          kind?: string; taken?: number; user_id?: string; window_started_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      user_stats: {
        Row: {
          current_mood: string | null; daily_limit_seconds: number | null
          daily_usage_resets_at: string | null; daily_usage_seconds: number | null
          total_duration: number | null; total_sessions: number | null; user_id: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      accounts_with_uncharged_talk: {
        Args: { least_seconds: number }
        Returns: number
      }
      apply_billing_sync: {
        Args: { held: Json; stripe_customer: string; turn: number }
        Returns: string
      }
      begin_billing_sync: {
        Args: { stripe_customer: string }
        Returns: number
      }
      begin_pass_turn: {
        Args: never
        Returns: number
      }
      call_close: {
        Args: { call_epoch: number; charge_rest?: boolean; session_uuid: string; spoken_seconds: number }
        Returns: { remaining_seconds: number; resets_at: string; returned_seconds: number; uncharged_seconds: number; used_seconds: number }[]
      }
      call_open: {
        Args: { session_uuid: string; user_uuid: string }
        Returns: { epoch: number; limit_seconds: number; remaining_seconds: number; resets_at: string; session_remaining_seconds: number; used_seconds: number }[]
      }
      call_reserve: {
        Args: { batch: Json }
        Returns: { epoch: number; granted_seconds: number; remaining_seconds: number; resets_at: string; seq: number; session_id: string; session_remaining_seconds: number; status: string }[]
      }
      call_suspend: {
        Args: { call_epoch: number; session_uuid: string; spoken_seconds: number }
        Returns: undefined
      }
      check_in_state: {
        Args: never
        Returns: Json
      }
      claim_billing_reconcile: {
        Args: { at_most?: number; lease_seconds?: number }
        Returns: string[]
      }
      claim_finished_sessions: {
        Args: { at_most?: number; claim: string; lease_seconds?: number }
        Returns: Json
      }
      claim_mail: {
        Args: { batch_size?: number; claimant: string; lease_seconds?: number; moment?: string }
        Returns: Json
      }
      claim_orphaned_customers: {
        Args: { at_most?: number; lease_seconds?: number }
        Returns: string[]
      }
      claim_push: {
        Args: { batch_size?: number; claimant: string; lease_seconds?: number; moment?: string }
        Returns: Json
      }
      claim_wrap_up: {
        Args: { user_uuid: string }
        Returns: string
      }
      confirm_age_and_terms: {
        Args: never
        Returns: undefined
      }
      count_referral: {
        Args: { country_code?: string; risk_level: string }
        Returns: undefined
      }
      count_referral_of: {
        Args: { risk_level: string; user_uuid: string }
        Returns: undefined
      }
      count_use: {
        Args: { batch: Json }
        Returns: { day_provider_calls: number; day_provider_characters: number; day_sound_seconds: number; day_tokens_in: number; day_tokens_out: number; day_typed_characters: number; hour_provider_calls: number; hour_provider_characters: number; hour_sound_seconds: number; hour_tokens_in: number; hour_tokens_out: number; hour_typed_characters: number; user_id: string }[]
      }
      create_session: {
        Args: { continues?: string; mood?: string; new_owner: string; session_language: string; session_mode: string; session_title: string; title_given: boolean; user_uuid: string; without_trace?: boolean }
        Returns: Json
      }
      current_plan: {
        Args: { user_uuid: string }
        Returns: string
      }
      customer_of: {
        Args: { user_uuid: string }
        Returns: string
      }
      delete_account: {
        Args: { user_uuid: string }
        Returns: undefined
      }
      end_sign_in: {
        Args: { sign_in: string }
        Returns: boolean
      }
      enqueue_due_reminders: {
        Args: { batch_size?: number; moment?: string }
        Returns: number
      }
      enqueue_weekly_notices: {
        Args: { batch_size?: number; moment?: string }
        Returns: number
      }
      erase_audit_entries: {
        Args: { batch_size?: number }
        Returns: boolean
      }
      expect_payment: {
        Args: { stripe_customer: string }
        Returns: undefined
      }
      export_my_data: {
        Args: { after?: Json; section?: string }
        Returns: Json
      }
      finish_billing_reconcile: {
        Args: { stripe_customer: string }
        Returns: undefined
      }
      finish_mail: {
        Args: { claimant: string; mail_id: string; moment?: string; outcome: string; retry_after_seconds?: number }
        Returns: boolean
      }
      finish_push: {
        Args: { claimant: string; moment?: string; outcome: string; push_id: string; retry_after_seconds?: number }
        Returns: boolean
      }
      finish_session: {
        Args: { claim: string; new_memories?: Json; new_summary?: string; new_title?: string; new_transcript?: string; session_uuid: string }
        Returns: boolean
      }
      finish_wrap_up: {
        Args: { claim: string; uses_turn: boolean; wrap_up: Json }
        Returns: string
      }
      forget_old_counts: {
        Args: never
        Returns: undefined
      }
      forget_old_mail: {
        Args: { moment?: string }
        Returns: number
      }
      forget_old_pushes: {
        Args: { moment?: string }
        Returns: number
      }
      forget_orphaned_customer: {
        Args: { stripe_customer: string }
        Returns: undefined
      }
      generate_weekly_wrap_up_data: {
        Args: { user_uuid: string; week_start: string }
        Returns: Json
      }
      get_mood_days: {
        Args: { from_day: string; to_day: string; user_uuid: string }
        Returns: { energy_level: number; local_date: string; local_hour: number; moments: Json; mood: number; mood_score: number; sleep_quality: number; stress_level: number }[]
      }
      get_mood_stats: {
        Args: { days?: number; user_uuid: string }
        Returns: { avg_energy: number; avg_mood: number; avg_sleep: number; avg_stress: number; mood_trend: string; total_entries: number; total_moments: number }[]
      }
      get_usage: {
        Args: never
        Returns: Json
      }
      grant_pass: {
        Args: { checkout_session: string; payment_intent?: string; user_uuid: string }
        Returns: Database["public"]["Tables"]["passes"]["Row"]
        SetofOptions: {
          from: "*"; to: "passes"; isOneToOne: true; isSetofReturn: false
        }
      }
      hand_over_mail: {
        Args: { claimant: string; mail_id: string; moment?: string }
        Returns: string
      }
      has_account: {
        Args: { user_uuid: string }
        Returns: boolean
      }
      has_confirmed: {
        Args: { user_uuid: string }
        Returns: boolean
      }
      has_second_step: {
        Args: { user_uuid: string }
        Returns: boolean
      }
      holds_session: {
        Args: { session_owner: string; session_uuid: string }
        Returns: boolean
      }
      import_moments: {
        Args: { app: string; moments: Json }
        Returns: number
      }
      issue_socket_ticket: {
        Args: { auth_session: string; ticket_hash: string; ttl_seconds?: number; user_uuid: string }
        Returns: string
      }
      keep_customer: {
        Args: { previous?: string; stripe_customer: string; user_uuid: string }
        Returns: undefined
      }
      keep_push_subscription: {
        Args: { push_endpoint: string }
        Returns: boolean
      }
      list_sessions: {
        Args: { after?: Json; kind?: string; mood?: string; page_size?: number; since?: string; sort?: string; until?: string; words?: string }
        Returns: Json
      }
      my_push_devices: {
        Args: { push_endpoint?: string }
        Returns: { created_at: string; device: string; id: string; this_device: boolean }[]
      }
      my_sign_ins: {
        Args: never
        Returns: { id: string; last_used_at: string; signed_in_at: string; this_one: boolean; user_agent: string }[]
      }
      note_ai_notice: {
        Args: { user_uuid: string }
        Returns: undefined
      }
      note_risk: {
        Args: { change_number: number; new_risk: Json; noting_owner: string; session_uuid: string }
        Returns: undefined
      }
      open_safety: {
        Args: { session_uuid: string; starting: boolean; user_uuid: string }
        Returns: Json
      }
      passes_end: {
        Args: { user_uuid: string }
        Returns: string
      }
      person_of_customer: {
        Args: { stripe_customer: string }
        Returns: string
      }
      push_later_today: {
        Args: { day: string; moment?: string; subscription: string }
        Returns: string
      }
      redeem_socket_ticket: {
        Args: { ticket_hash: string }
        Returns: { auth_session_id: string; user_id: string }[]
      }
      referral_counts: {
        Args: never
        Returns: Json
      }
      release_wrap_up: {
        Args: { claim: string }
        Returns: undefined
      }
      remove_push_device: {
        Args: { device_id: string }
        Returns: boolean
      }
      renew_push_subscription: {
        Args: { browser_key: string; browser_secret: string; old_endpoint: string; old_secret: string; push_endpoint: string }
        Returns: boolean
      }
      reply_ratings: {
        Args: never
        Returns: Json
      }
      request_mail: {
        Args: { mail_kind: string; moment?: string; user_uuid: string }
        Returns: number
      }
      restore_session: {
        Args: { new_owner: string; session_uuid: string; user_uuid: string }
        Returns: Json
      }
      revoke_pass: {
        Args: { checkout_session: string }
        Returns: undefined
      }
      save_push_subscription: {
        Args: { browser_key: string; browser_secret: string; device_name: string; push_endpoint: string }
        Returns: string
      }
      settle_pass: {
        Args: { checkout_session: string; payment_intent?: string; taken_back?: boolean; turn?: number; user_uuid: string }
        Returns: Database["public"]["Tables"]["passes"]["Row"]
        SetofOptions: {
          from: "*"; to: "passes"; isOneToOne: true; isSetofReturn: false
        }
      }
      take_contact_message: {
        Args: { message_subject: string; message_text: string; moment?: string; sender: string; sender_email: string; sender_name: string }
        Returns: number
      }
      time_zone_of: {
        Args: { user_uuid: string }
        Returns: string
      }
      unsubscribe_mail: {
        Args: { list: string; user_uuid: string }
        Returns: boolean
      }
      valid_auth_sessions: {
        Args: { auth_sessions: string[] }
        Returns: { auth_session_id: string; signed_in_seconds_ago: number }[]
      }
      voice_usage: {
        Args: { user_uuid: string }
        Returns: { limit_seconds: number; remaining_seconds: number; resets_at: string }[]
      }
      wrap_up_material: {
        Args: { user_uuid: string; week_start?: string }
        Returns: Json
      }
      write_sessions: {
        Args: { batch: Json }
        Returns: { entry_number: number; status: string }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
