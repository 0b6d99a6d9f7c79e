import type { Month } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import type { NameReadingsTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated } from 'kysely'
import type { ProvenSilence } from './modules/control/silence-reason.rules.ts'
import type { ClosingPeriod, DayException } from './modules/plans/calendar.rules.ts'
import type { ScheduleWindow, VolumeLimit, WeeklyHours } from './modules/plans/plan.rules.ts'
import type { ProofSection } from './modules/proofs/proof.rules.ts'

type Json<T> = ColumnType<T, string, string>

export interface BilingualText {
  ja: string
  en: string
}

export interface EnterpriseTables extends ServiceTables, NameReadingsTables {
  agencies: {
    id: Generated<string>
    name: string
    alert_email: string | null
    language: Language
    created_at: Date
    closes_on_holidays: Generated<boolean>
    closing_periods: ColumnType<ClosingPeriod[], string | undefined, string>
    calendar_changed_at: ColumnType<Date | null, Date | undefined>
  }
  accounts: {
    member_id: string
    login_name: string
    name: string
    email: string
    agency_id: string | null
    changed_at: Date
    /** False for a former enterprise account, whose row keeps the agency in case it becomes one again. */
    is_enterprise: Generated<boolean>
  }
  rooms: {
    id: Generated<string>
    agency_id: string
    name: string
    position: Generated<number>
    opening_hours: Json<WeeklyHours[]> | null
    hours_changed_at: Date | null
    day_exceptions: ColumnType<DayException[], string | undefined, string>
    created_at: Date
  }
  sections: {
    id: Generated<string>
    room_id: string
    name: string
    position: Generated<number>
    windows: ColumnType<ScheduleWindow[], string | undefined, string>
    schedule_changed_at: Date | null
    volume_limit: ColumnType<VolumeLimit | null, string | null | undefined, string | null>
    revision: Generated<number>
    created_at: Date
  }
  sounds: {
    id: string
    title: Json<BilingualText>
    file_name: string
    experience: boolean
    with_music: boolean
    agency_id: string | null
    room_id: string | null
    section_id: string | null
    duration_seconds: number
    changed_at: Date
    withdrawn_at: Date | null
  }
  measured_sounds: { sound_id: string; frequencies: number[] }
  withdrawn_sounds: { sound_id: string; at: Date }
  playlists: {
    id: Generated<string>
    agency_id: string
    name: string
    is_shuffled: boolean
    /** In the order in which they play. */
    sound_ids: string[]
    created_at: Date
  }
  /** What a section may play: a sound or a playlist. */
  managements: {
    id: Generated<string>
    section_id: string
    sound_id: ColumnType<string | null, string | null | undefined>
    playlist_id: ColumnType<string | null, string | null | undefined>
    playing: Generated<boolean>
    volume: Generated<number>
    ordered_at: Date | null
    resumes: Generated<boolean>
    /** The logged change that stopped the sound last. */
    stop_change_id: string | null
  }
  leases: {
    section_id: string
    device_id: string | null
    member_id: string | null
    session_id: string | null
    device_name: Generated<string>
    taken_at: Date | null
    seen_at: Date | null
    until: Date | null
    freed_device: string | null
  }
  socket_tickets: {
    hash: Buffer
    member_id: string
    session_id: string
    device_id: string
    section_id: string
    expires_at: Date
  }
  /** Screens on walls that show the state of sections. */
  boards: {
    id: Generated<string>
    agency_id: string
    name: string
    /** Null for all rooms; a deleted room stays in it and is ignored. */
    room_ids: string[] | null
    secret_hash: Buffer
    created_at: Date
    seen_at: Date | null
  }
  section_status: {
    section_id: string
    sound_ids: string[]
    act_stopping: boolean
    oldest_stop_time: Date | null
    reported_at: Date
    announced_sound_ids: Generated<string[]>
  }
  play_spans: {
    id: Generated<string>
    section_id: string
    started_at: Date
    ended_at: Date
    /** When a device reported a part of it after its month had ended. */
    late_at: ColumnType<Date | null, Date | null | undefined>
  }
  expected_spans: { id: Generated<string>; section_id: string; started_at: Date; ended_at: Date }
  silence_spans: {
    id: Generated<string>
    section_id: string
    reason: ProvenSilence
    stopped_by: 'enterprise' | 'administrator' | null
    started_at: Date
    ended_at: Date
  }
  proofs: {
    id: Generated<string>
    agency_id: string
    month: Month
    version: number
    number: string
    issued_at: Date
    checked_at: Date
    planned_minutes: number
    played_minutes: number
    key_id: string
    contents: ColumnType<ProofSection[], string>
    pdf: Buffer
    pdf_signature: string
    csv: Buffer
    csv_signature: string
  }
  signing_keys: { id: string; public_key: string; first_used_at: Date }
  changes: {
    id: Generated<string>
    agency_id: string
    at: Date
    actor_id: string | null
    actor_role: 'enterprise' | 'administrator'
    action: string
    target: Json<object>
    change: Json<object>
    before: Json<unknown[]> | null
    undone_at: Date | null
  }
  incidents: {
    id: Generated<string>
    section_id: string
    silent_since: Date
    opened_at: Date
    ended_at: Date | null
  }
  mails: {
    id: Generated<string>
    user_id: string | null
    template: string
    facts: Json<object> | null
    state: Generated<'waiting' | 'sent' | 'given-up'>
    attempts: Generated<number>
    created_at: Date
    next_attempt_at: Date
    useless_after: Date | null
    finished_at: Date | null
  }
}
