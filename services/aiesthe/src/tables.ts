import type { AnalyzedFace } from '@hibiki/face-gate'
import type { Language, LocalText } from '@hibiki/http'
import type { ConsentsTables, EntitlementsTables, MemberProfilesTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Cluster } from './modules/choices/clusters.rules.ts'
import type { ChoiceBeliefs } from './modules/choices/draw-choice.rules.ts'
import type { MentalCheckItem } from './modules/mental-checks/mental-check.rules.ts'

interface SoundsTable {
  sound_id: string
  kind: string | null
  title: ColumnType<LocalText, string | undefined, string>
  cluster: number | null
  minutes_course: number | null
  body_parts: Generated<string[]>
  genre: ColumnType<LocalText | null, string | null | undefined, string | null>
  composer: Generated<string>
  effects: Generated<string[]>
  duration_seconds: Generated<number>
  frequencies: Generated<number[]>
  published_at: Date | null
  withdrawn_at: Date | null
}

interface PlaysTable {
  play_id: string
  member_id: string
  sound_id: string | null
  result_id: string | null
  dmv_type_code: string
  plan_code: string
  started_at: Date
  ended_at: Date
  played_seconds: number
  revision: number
}

interface ChartRecordsTable {
  record_id: string
  member_id: string
  result_id: string | null
  removed: boolean
  changed_at: Date
}

interface SeenMembersTable {
  member_id: string
  seen_at: Date
}

interface MentalChecksTable {
  id: Generated<string>
  display_order: Generated<number>
  interval_days: Generated<number>
  withdrawn_at: Date | null
  created_at: Generated<Date>
  revision: Generated<number>
}

interface MentalCheckVersionsTable {
  check_id: string
  version: number
  title: JSONColumnType<LocalText>
  items: JSONColumnType<MentalCheckItem[]>
  published_at: Generated<Date>
}

interface MentalCheckAnswersTable {
  id: Generated<string>
  member_id: string
  check_id: string
  version: number
  answers: JSONColumnType<{ itemId: string; choiceId: string }[]>
  fit_1: number
  fit_2: number
  fit_3: number
  fit_4: number
  answered_at: Date
  /** The key under which the client sent them. */
  request_key: string | null
}

interface DataUseDecisionsTable {
  id: Generated<string>
  member_id: string
  agreed: boolean
  version: string
  language: Language
  text_hash: Buffer
  decided_at: Date
}

interface MentalCheckSharingTable {
  member_id: string
  shared: boolean
  changed_at: Date
  closed_for_agency: string | null
}

interface MentalCheckLogTable {
  id: Generated<string>
  at: Date
  /** Null when that person was deleted. */
  actor_id: string | null
  action: 'created' | 'changed' | 'withdrawn' | 'put-back'
  check_id: string
  detail: JSONColumnType<Record<string, unknown>>
}

interface PhotoRefusalsTable {
  /** A day in Japan, "yyyy-MM-dd". */
  day: string
  reason: string
  count: number
}

interface ChoicesTable {
  id: Generated<string>
  member_id: string
  occasion: 'face' | 'mood' | 'random' | 'interview'
  sound_id: string
  cluster: number
  expression_type: number | null
  reason: string
  measured_before: number
  seed: string
  reward: number | null
  measured: Generated<boolean>
  /** 1 worse, 2 the same, 3 better; null where the member reported nothing. */
  feeling: ColumnType<number | null, never, number | null>
  /** Null in choices that were made before this was stored. */
  beliefs: JSONColumnType<ChoiceBeliefs> | null
  chosen_at: Date
}

/** Triggers on `choices` maintain this table. */
interface ChoiceTalliesTable {
  /** 0 means a choice without a photo. */
  expression_type: number
  /** The first day of a month in Japan. */
  month: string
  cluster: number
  sound_id: string
  measured_count: number
  measured_sum: number
  played_count: number
  played_sum: number
}

/** How members said they felt before and after a play, 1 … 5. */
interface CheckInsTable {
  member_id: string
  /** The id that the device gave to the play. */
  play_session_id: string
  sound_id: string
  started_at: Date
  mood_before: number | null
  mood_after: number | null
  revision: number
}

interface WeeklyCoursesTable {
  member_id: string
  /** The Monday of the week in Japan, "yyyy-MM-dd". */
  monday: string
  cluster: Cluster
}

interface FaceResultsTable {
  id: Generated<string>
  member_id: string
  course: number | null
  choice_id: string | null
  published: Generated<boolean>
  publication_changed_at: Date | null
  closed_for_agency: string | null
  started_at: Date
  before_at: Date | null
  after_at: Date | null
  left_at: Date | null
}

/** The stored data of a face beside the pictures: personal data, without the engine's descriptor. */
export type StoredFace = AnalyzedFace

interface FacePhotosTable {
  id: string
  result_id: string
  member_id: string
  moment: 'before' | 'after'
  face: JSONColumnType<StoredFace>
  engine: string
  engine_version: string
  taken_at: Date
  /** Null in photos that were taken before this was stored. */
  sent_digest: Buffer | null
}

interface PhotoRemovalsTable {
  photo_id: string
  due_at: Date
}

interface PhotoViewsTable {
  id: Generated<string>
  member_id: string
  /** Null when the viewer was deleted. */
  viewer_id: string | null
  /** Null in views that were logged before this was stored. */
  viewer_role: 'administrator' | 'person-in-charge' | null
  result_id: string
  viewed_at: Date
}

/** The tables of the schema `aiesthe`. */
interface StressResultsTable {
  id: Generated<string>
  member_id: string
  score: number
  level: number
  choice_agreed_at: Date | null
  saved_at: Date
  request_key: string | null
}

export interface AiestheTables
  extends ServiceTables,
    ConsentsTables,
    EntitlementsTables,
    MemberProfilesTables {
  sounds: SoundsTable
  plays: PlaysTable
  chart_records: ChartRecordsTable
  seen_members: SeenMembersTable
  mental_checks: MentalChecksTable
  mental_check_versions: MentalCheckVersionsTable
  mental_check_answers: MentalCheckAnswersTable
  data_use_decisions: DataUseDecisionsTable
  mental_check_sharing: MentalCheckSharingTable
  mental_check_log: MentalCheckLogTable
  stress_results: StressResultsTable
  choices: ChoicesTable
  choice_tallies: ChoiceTalliesTable
  check_ins: CheckInsTable
  weekly_courses: WeeklyCoursesTable
  face_results: FaceResultsTable
  face_photos: FacePhotosTable
  photo_refusals: PhotoRefusalsTable
  photo_removals: PhotoRemovalsTable
  photo_views: PhotoViewsTable
}
