import type { MediaStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import type { InspectedFile } from './inspect/inspect-file.ts'
import type { Inspector } from './inspect/inspector.ts'
import { COURSE_TOLERANCE_SECONDS } from './limits.ts'
import { type Problem, toFileProblem, toWrongCourseProblem } from './problems.ts'
import { publishUpload } from './publish-upload.ts'
import { type Staging, toStagedKey } from './staging.ts'
import { settleUpload, type UploadRow } from './uploads.sql.ts'

export interface CheckDeps {
  db: Kysely<ContentTables>
  storage: MediaStorage
  staging: Staging
  inspector: Inspector
}

export type Verdict = { soundId: string } | { problem: Problem }

/**
 * Inspects a staged file on a worker thread and publishes it as a sound, or rejects it with the reason. All uploads take this path, however
 * their bytes arrived. The staged bytes are deleted afterwards. Callers must hold the upload's lock.
 */
export async function checkUpload(
  deps: CheckDeps,
  upload: UploadRow & { lock_token: string },
): Promise<Verdict> {
  const { db, staging } = deps
  const file = await inspect(deps, upload)
  const problem = 'code' in file ? file : courseProblem(upload.details, file)
  const verdict = problem === null ? await publish(deps, upload, file as InspectedFile) : { problem }
  if (problem !== null) await settleUpload(db, { key: upload.key, token: upload.lock_token }, { problem })
  await staging.discard(upload.key)
  return verdict
}

async function inspect(
  { storage, inspector }: CheckDeps,
  { key, bytes }: UploadRow,
): Promise<InspectedFile | Problem> {
  const staged = toStagedKey(key)
  if ((await storage.size(staged)) !== bytes) return toFileProblem('incomplete')
  const inspection = await storage.withFile(staged, (path) => inspector.inspect(path))
  return inspection.ok ? inspection.file : toFileProblem(inspection.problem)
}

/** A file must be about as long as the course it is uploaded for. */
function courseProblem(details: SoundDetails, { durationMs }: InspectedFile): Problem | null {
  if (details.kind !== 'aiesthe') return null
  const off = Math.abs(durationMs / 1000 - details.minutesCourse * 60)
  return off > COURSE_TOLERANCE_SECONDS ? toWrongCourseProblem(details.minutesCourse) : null
}

/** Only the audio frames are published, because tags may contain names, places and pictures. */
function publish(
  { db, storage }: CheckDeps,
  upload: UploadRow & { lock_token: string },
  file: InspectedFile,
): Promise<Verdict> {
  const sound = { storageKey: toStagedKey(upload.key), start: file.start, end: file.end - 1 }
  return publishUpload(db, upload, file, (storageKey) => storage.put(storageKey, storage.read(sound)))
}
