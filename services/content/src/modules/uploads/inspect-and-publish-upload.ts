import type { MediaStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import type { InspectedMp3File } from './inspect/inspect-mp3-file.ts'
import type { Mp3Inspector } from './inspect/mp3-inspector.ts'
import { publishUpload } from './publish-upload.ts'
import { COURSE_TOLERANCE_SECONDS } from './upload-limits.ts'
import { toFileProblem, toWrongCourseProblem, type UploadProblem } from './upload-problem.ts'
import { toStagedKey, type UploadStaging } from './upload-staging.ts'
import { saveUploadVerdict, type UploadRow } from './uploads.sql.ts'

export interface UploadCheckDeps {
  db: Kysely<ContentTables>
  storage: MediaStorage
  staging: UploadStaging
  inspector: Mp3Inspector
}

export type UploadVerdict = { soundId: string } | { problem: UploadProblem }

/**
 * Inspects a staged file on a worker thread and publishes it as a sound, or rejects it with the reason. All uploads take this path, however
 * their bytes arrived. The staged bytes are deleted afterwards. Callers must hold the upload's lock.
 */
export async function inspectAndPublishUpload(
  deps: UploadCheckDeps,
  upload: UploadRow & { lock_token: string },
): Promise<UploadVerdict> {
  const { db, staging } = deps
  const file = await inspect(deps, upload)
  const problem = 'code' in file ? file : courseProblem(upload.details, file)
  const verdict = problem === null ? await publish(deps, upload, file as InspectedMp3File) : { problem }
  if (problem !== null)
    await saveUploadVerdict(db, { key: upload.key, token: upload.lock_token }, { problem })
  await staging.discard(upload.key)
  return verdict
}

async function inspect(
  { storage, inspector }: UploadCheckDeps,
  { key, bytes }: UploadRow,
): Promise<InspectedMp3File | UploadProblem> {
  const staged = toStagedKey(key)
  if ((await storage.findSize(staged)) !== bytes) return toFileProblem('incomplete')
  const inspection = await storage.withFile(staged, (path) => inspector.inspect(path))
  return inspection.ok ? inspection.file : toFileProblem(inspection.problem)
}

/** A file must be about as long as the course it is uploaded for. */
function courseProblem(details: SoundDetails, { durationMs }: InspectedMp3File): UploadProblem | null {
  if (details.kind !== 'aiesthe') return null
  const off = Math.abs(durationMs / 1000 - details.minutesCourse * 60)
  return off > COURSE_TOLERANCE_SECONDS ? toWrongCourseProblem(details.minutesCourse) : null
}

/** Only the audio frames are published, because tags may contain names, places and pictures. */
function publish(
  { db, storage }: UploadCheckDeps,
  upload: UploadRow & { lock_token: string },
  file: InspectedMp3File,
): Promise<UploadVerdict> {
  const sound = { storageKey: toStagedKey(upload.key), start: file.start, end: file.end - 1 }
  return publishUpload(db, upload, file, (storageKey) => storage.put(storageKey, storage.read(sound)))
}
