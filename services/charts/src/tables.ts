import type { NameReadingsTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ReminderFacts } from './modules/appointments/appointment-reminder.rules.ts'
import type { BeforeAfter, FormatItemType } from './modules/formats/format.rules.ts'
import type { TextsByLanguage } from './modules/formats/template.rules.ts'
import type { Stroke } from './modules/photos/photo.rules.ts'

type Json<T> = ColumnType<T, string, string>

/** What an act of the log was on. */
export type ChartLogSubject = 'chart' | 'appointment' | 'photo'

/** A format as a template stores it. */
export interface TemplateFormat {
  title: string
  items: readonly {
    type: FormatItemType
    label: string
    verticalPriority: number
    defaultDispValue: string
    defaultInnerValue: string
    selection: readonly string[]
    maxLength: number | null
    rangeFrom: number | null
    rangeTo: number | null
    requires: boolean
    customerInput: boolean
    customerPublish: boolean
    /** Missing in templates that were saved before it could be chosen. */
    beforeAfter?: BeforeAfter | null | undefined
  }[]
}

export interface ChartsTables extends ServiceTables, NameReadingsTables {
  templates: {
    id: Generated<string>
    agency_code: string | null
    names: Json<TextsByLanguage>
    formats: Json<Record<string, TemplateFormat>>
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  formats: { id: Generated<string>; customer_id: string; created_at: Date }
  format_versions: {
    id: Generated<string>
    format_id: string
    number: number
    title: string
    created_by: string | null
    created_at: Date
  }
  format_items: {
    id: Generated<string>
    version_id: string
    vertical_priority: number
    type: FormatItemType
    label: string
    default_disp_value: string
    default_inner_value: string
    selection: Json<string[]>
    max_length: number | null
    range_from: number | null
    range_to: number | null
    requires: boolean
    customer_input: boolean
    customer_publish: boolean
    moment: BeforeAfter['moment'] | 'none' | null
    pair: number | null
  }
  records: {
    id: Generated<string>
    customer_id: string
    version_id: string
    result_id: string | null
    version: number
    customer_filled_at: Date | null
    created_by: string | null
    creation_key: string | null
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
    deleted_by: string | null
  }
  record_values: {
    record_id: string
    item_id: string
    value: string
    updated_by: string | null
    updated_at: Date
  }
  chart_log: {
    id: Generated<string>
    customer_id: string
    record_id: string | null
    actor_id: string | null
    actor_role: 'customer' | 'person-in-charge' | 'administrator'
    action: 'view' | 'create' | 'update' | 'delete' | 'restore' | 'export'
    reason: string | null
    at: Date
    subject: ChartLogSubject
  }
  template_log: {
    id: Generated<string>
    template_id: string
    actor_id: string | null
    names_before: Json<TextsByLanguage>
    formats_before: Json<Record<string, TemplateFormat>>
    at: Date
  }
  hand_overs: {
    session_id: string
    staff_id: string
    customer_id: string
    record_id: string
    started_at: Date
  }
  customers: {
    member_id: string
    login_name: string
    name: string
    email: string
    is_customer: boolean
    is_member: boolean
    agency_code: string | null
    search_text: string
    name_key: GeneratedAlways<string>
    /** The reading of the name in katakana; null without one. */
    name_kana: string | null
    /** The reading in its searchable form. */
    kana_key: string | null
    changed_at: Date
  }
  agencies: { agency_code: string; name: string; changed_at: Date }
  agency_departures: { member_id: string; agency_code: string; left_at: Date }
  assignments: { member_id: string; pic_id: string | null; changed_at: Date }
  plays: {
    play_id: string
    member_id: string
    dmv_type_code: string
    plan_code: string
    sound_id: string | null
    sound_title: Json<TextsByLanguage> | null
    started_at: Date
    ended_at: Date
    played_seconds: number
    revision: number
  }
  diagnoses: {
    result_id: string
    member_id: string
    minutes_course: number | null
    stress_percent: number | null
    started_at: Date | null
    completed_at: Date | null
    published: boolean
    publication_changed_at: Date
    deleted: boolean
  }
  mental_checks: {
    answer_id: string
    member_id: string
    fit: number[]
    answered_at: Date
    published_at: Date
  }
  mental_check_withdrawals: { member_id: string; withdrawn_at: Date }
  stress_results: { result_id: string; member_id: string; level: number | null; saved_at: Date | null }
  sharing: {
    member_id: string
    agency_code: string | null
    listening: boolean
    changed_at: Date
    /** The agency that the member agrees to photos by; null for none. */
    photos_agency_code: string | null
    photos_changed_at: Date | null
  }
  record_photos: {
    id: string
    record_id: string
    customer_id: string
    taken_by: string | null
    published: boolean
    width: number
    height: number
    strokes: ColumnType<Stroke[], string | undefined, string>
    version: Generated<number>
    sent_digest: Buffer
    created_at: Date
    updated_at: Date
  }
  photo_removals: { photo_id: string; due_at: Date }
  appointments: {
    id: Generated<string>
    agency_code: string
    /** The person in charge who serves the customer; null when that account is gone. */
    pic_id: string | null
    customer_id: string | null
    title: string
    first_at: Date
    minutes: number
    rule: string | null
    /** When the last occurrence begins, single changes included; infinity for a series without an end. */
    last_at: ColumnType<Date | number, Date | string, Date | string>
    /** Whether the customer is reminded by mail of each occurrence. */
    reminder: ColumnType<boolean, boolean | undefined, boolean>
    /** When the times of all occurrences, or their reminder, were chosen last. */
    planned_at: Date | null
    /** The last day for whose occurrences reminders were written; null when what is due is to be found anew. */
    reminders_written_for: string | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  appointment_changes: {
    appointment_id: string
    day: string
    cancelled: boolean
    title: string | null
    start_at: Date | null
    minutes: number | null
    /** Null follows the appointment. */
    reminder: boolean | null
    planned_at: Date | null
  }
  mails: {
    id: Generated<string>
    user_id: string
    template: string
    facts: Json<ReminderFacts> | null
    once: string
    state: ColumnType<'waiting' | 'sent' | 'given-up', never, never>
    attempts: ColumnType<number, never, never>
    created_at: Date
    next_attempt_at: Date
    useless_after: Date
    finished_at: Date | null
  }
  calendar_feeds: { member_id: string; token_hash: Buffer; created_at: Date }
}
