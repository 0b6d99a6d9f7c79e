import { createReadStream } from 'node:fs'
import type { MediaStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { findSoundKind } from '../catalogue/catalogue.sql.ts'
import { publishSound, toMediaStorageKey } from '../catalogue/publish-sound.ts'
import {
  type ImportOnlySoundFields,
  lockContentHash,
  replaceSoundFile,
  upsertMediaFile,
} from '../catalogue/publishing.sql.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import { lockMasterDataAndListUnknown } from '../master-data/master-references.ts'
import type { AudioMeasurement } from './inspect/inspect-mp3-file.ts'
import type { Mp3Inspector } from './inspect/mp3-inspector.ts'
import { type ValidatedMp3File, validateMp3File } from './inspect/validate-mp3-file.ts'

export interface SoundImportDeps {
  db: Kysely<ContentTables>
  storage: Pick<MediaStorage, 'put'>
  /** Whether to measure the file now; otherwise the job that measures sounds does it. */
  inspector?: Mp3Inspector
}

export interface SoundToImport {
  details: SoundDetails
  fileName: string
  extras: ImportOnlySoundFields
}

/**
 * Publishes a local file by the same checks, rows and events as an upload. Each of `sounds` uses the file, because a loop that the player
 * repeats may be shorter than its course and serve several. A sound that exists already only gets the file, for example after its own was
 * lost.
 *
 * @throws Error for a file that an upload would be rejected for, and for unknown master data
 */
export async function importSounds(
  deps: SoundImportDeps,
  path: string,
  sounds: readonly SoundToImport[],
): Promise<void> {
  const { file, measurement } = await inspect(deps, path)
  const store = (storageKey: string) =>
    deps.storage.put(storageKey, createReadStream(path, { start: file.start, end: file.end - 1 }))
  await deps.db.transaction().execute(async (trx) => {
    await lockContentHash(trx, file.sha256)
    for (const { details, fileName, extras } of sounds) {
      if ((await findSoundKind(trx, extras.id)) !== null) {
        const storageKey = toMediaStorageKey(file)
        await store(storageKey)
        await replaceSoundFile(trx, extras.id, await upsertMediaFile(trx, storageKey, file))
        continue
      }
      const unknown = await lockMasterDataAndListUnknown(trx, details)
      if (unknown.length > 0)
        throw new Error(`There is no such ${unknown.join(', ')} for "${details.title}".`)
      await publishSound(trx, { details, fileName, file, measurement, actorId: null, extras }, store)
    }
  })
}

async function inspect(
  { inspector }: SoundImportDeps,
  path: string,
): Promise<{ file: ValidatedMp3File; measurement: AudioMeasurement | null }> {
  if (!inspector) {
    const file = validateMp3File(path)
    if (typeof file === 'string') throw new Error(`${path} is no sound: ${file}`)
    return { file, measurement: null }
  }
  const inspection = await inspector.inspect(path)
  if (!inspection.ok) throw new Error(`${path} is no sound: ${inspection.problem}`)
  return { file: inspection.file, measurement: inspection.file }
}
