import type { Landscape } from '@hibiki/landscapes'
import type { Language } from '@hibiki/languages'
import type { ConsentsTables, EntitlementsTables, MemberProfilesTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SoundKind } from './modules/catalogue/sound-kind.ts'
import type { Aim, NightMinutes } from './modules/seven-nights/compose-nights.rules.ts'
import type { ReminderFacts } from './modules/seven-nights/reminder.rules.ts'
import type { DismissibleTopic } from './modules/seven-nights/seven-nights.rules.ts'
import type { UploadTables } from './modules/uploads/upload-tables.ts'

export type { SoundKind }

type Names<Value> = ColumnType<Value, Value | undefined, Value>
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** The names of a row of master data in languages other than Japanese and English. */
export type NamesByLanguage = Partial<Record<Language, string>>
/** The names of a sound in languages other than that of its title. */
export type SoundNamesByLanguage = Partial<
  Record<Language, { title: string; place?: string; player?: string }>
>

interface MasterTable {
  id: Generated<string>
  code: string
  name_ja: string
  name_en: string
  names: Names<NamesByLanguage>
  display_order: Generated<number>
}

interface GenresTable extends MasterTable {
  family: Generated<'sound' | 'music'>
}

interface PurposesTable {
  code: string
  name_ja: string
  name_en: string
  names: Names<NamesByLanguage>
}

interface PurposeDetailsTable extends MasterTable {
  purpose_code: string
}

interface MediaFilesTable {
  id: Generated<string>
  storage_key: string
  sha256: string
  bytes: number
  duration_ms: number
  content_type: string
  modified_at: DefaultedTimestamp
  /** When the file of a withdrawn sound was removed. */
  removed_at: ColumnType<Date | null, never, Date | null>
}

interface SoundsTable {
  id: Generated<string>
  kind: SoundKind
  title: string
  file_name: string
  media_file_id: string
  free_sample: Generated<boolean>
  names: Names<SoundNamesByLanguage>
  /** How title and place are read aloud, for the search; empty where no editor entered it. */
  reading: Generated<string>
  published_at: Date | null
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: DefaultedTimestamp
}

interface LandscapesTable {
  sound_id: string
  landscape: JSONColumnType<Landscape>
  rendered_version: Generated<number>
  composed_at: DefaultedTimestamp
}

interface AiestheSoundsTable {
  sound_id: string
  cluster: number
  minutes_course: 10 | 20
}

interface MedicalSoundsTable {
  sound_id: string
  plan_code: '01' | '02' | '04'
  genre_id: string
  country_id: string | null
  place: Generated<string>
  purpose_detail_id: string | null
}

interface KanadeSoundsTable {
  sound_id: string
  genre_id: string
  country_id: string | null
  place: Generated<string>
  purpose_detail_id: string | null
  player: string
}

interface SoundTagsTable {
  sound_id: string
  tag_id: string
}

interface SoundTherapySoundsTable {
  sound_id: string
  genre_id: string
  cluster: number
  composer: string
  effects: Generated<string[]>
  body_parts: Generated<('eyes' | 'mouth')[]>
}

interface EnterpriseSoundsTable {
  sound_id: string
  experience: Generated<boolean>
  with_music: Generated<boolean>
  agency_id: string | null
  room_id: string | null
  section_id: string | null
}

interface LastPicksTable {
  member_id: string
  sound_id: string
  picked_at: DefaultedTimestamp
}

interface TonightsSoundsTable {
  member_id: string
  sound_id: string
  chosen_at: Date
}

interface FavouritesTable {
  member_id: string
  sound_id: string
  kept_at: Date
}

interface PlaysTable {
  id: Generated<string>
  member_id: string
  play_key: string
  /** Null while a play after a face diagnosis waits for its sound. */
  sound_id: string | null
  face_result_id: ColumnType<string | null, string | null | undefined, string | null>
  dmv_type_code: string
  plan_code: string
  started_at: Date
  ended_at: Date
  played_seconds: number
  counted_seconds: number
  counted: Generated<string>
  revision: Generated<number>
  created_at: DefaultedTimestamp
  updated_at: DefaultedTimestamp
}

interface DailyActivityTable {
  member_id: string
  day: string
  ai_esthe_seconds: Generated<number>
  medical_seconds: Generated<number>
  occupied: Generated<string>
}

interface ChosenSoundsTable {
  result_id: string
  member_id: string
  sound_id: string
  chosen_at: Date
}

interface DeletedDiagnosesTable {
  member_id: string
  result_id: string
  deleted_at: Date
}

interface MonthRanksTable {
  month: string
  minutes: number[]
  members: number[]
  computed_at: Date
}

interface LateMonthsTable {
  id: Generated<number>
  month: string
}

interface StreakDaysTable {
  member_id: string
  valid_from: string
  weekdays: number[]
}

interface ActivityNoticesTable {
  member_id: string
  week: string
}

interface SevenNightsTable {
  member_id: string
  aim: Aim
  minutes: NightMinutes
  remind_at: string
  reminder: boolean
  first_day: string
  sound_ids: string[]
  started_at: Date
  /** Null in rows of a release that sent no reminders: the reminder was chosen with the start. */
  reminder_set_at: Date | null
}

interface MailsTable {
  id: Generated<string>
  user_id: string
  template: string
  facts: JSONColumnType<ReminderFacts> | null
  once: string
  state: Generated<'waiting' | 'sent' | 'given-up'>
  attempts: Generated<number>
  created_at: Date
  next_attempt_at: Date
  useless_after: Date
  finished_at: Date | null
}

interface SevenNightsDismissalsTable {
  member_id: string
  topic: DismissibleTopic
  dismissed_at: Date
}

/** The tables of the schema `content`. */
export interface ContentTables
  extends ServiceTables,
    ConsentsTables,
    EntitlementsTables,
    MemberProfilesTables,
    UploadTables {
  genres: GenresTable
  countries: MasterTable
  tags: MasterTable
  purposes: PurposesTable
  purpose_details: PurposeDetailsTable
  media_files: MediaFilesTable
  sounds: SoundsTable
  landscapes: LandscapesTable
  aiesthe_sounds: AiestheSoundsTable
  medical_sounds: MedicalSoundsTable
  kanade_sounds: KanadeSoundsTable
  sound_tags: SoundTagsTable
  sound_therapy_sounds: SoundTherapySoundsTable
  enterprise_sounds: EnterpriseSoundsTable
  last_picks: LastPicksTable
  tonights_sounds: TonightsSoundsTable
  favourites: FavouritesTable
  plays: PlaysTable
  daily_activity: DailyActivityTable
  chosen_sounds: ChosenSoundsTable
  deleted_diagnoses: DeletedDiagnosesTable
  month_ranks: MonthRanksTable
  late_months: LateMonthsTable
  streak_days: StreakDaysTable
  activity_notices: ActivityNoticesTable
  mails: MailsTable
  seven_nights: SevenNightsTable
  seven_nights_dismissals: SevenNightsDismissalsTable
}
