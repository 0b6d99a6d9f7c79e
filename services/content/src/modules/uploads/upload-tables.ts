import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { StoredSoundDetails } from '../catalogue/sound-details.ts'
import type { SoundKind } from '../catalogue/sound-kind.ts'
import type { UploadProblem } from './upload-problem.ts'

type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>

export type UploadState = 'waiting' | 'checking' | 'ready' | 'refused'

interface UploadsTable {
  key: Generated<string>
  member_id: string | null
  kind: SoundKind
  details: JSONColumnType<StoredSoundDetails>
  file_name: string
  bytes: number | null
  state: UploadState
  reason: JSONColumnType<UploadProblem> | null
  sound_id: string | null
  attempts: Generated<number>
  lock_token: string | null
  lock_until: Date | null
  lock_wanted: Generated<boolean>
  created_at: DefaultedTimestamp
  expires_at: Date
  /** When bytes of it last arrived. */
  touched_at: DefaultedTimestamp
}

interface SoundAnalysesTable {
  sound_id: string
  loudness_lufs: number | null
  peaks: number[]
  /** The dominant frequencies in Hz, lowest first, or null until they are measured. */
  frequencies: ColumnType<number[] | null, number[] | undefined, number[]>
}

interface AnalysisAttemptsTable {
  sound_id: string
  attempts: number
  /** Until then the sound is claimed, or waits for a retry after a failure. */
  next_try_at: Date
}

interface SoundsInRoomsTable {
  section_id: string
  sound_id: string
}

interface CatalogueLogTable {
  id: Generated<string>
  at: DefaultedTimestamp
  actor_id: string | null
  action: string
  subject_id: string
  detail: JSONColumnType<object>
}

/** The tables of uploads. */
export interface UploadTables {
  uploads: UploadsTable
  sound_analyses: SoundAnalysesTable
  analysis_attempts: AnalysisAttemptsTable
  sounds_in_rooms: SoundsInRoomsTable
  section_reports: { section_id: string; at: Date }
  catalogue_log: CatalogueLogTable
}
