import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { CheckedFile } from '../uploads/inspect/check-file.ts'
import type { Measurement } from '../uploads/inspect/inspect-file.ts'
import { logCatalogueAct } from './catalogue-log.sql.ts'
import { toEnterpriseSoundPublished } from './enterprise-sound-published.ts'
import { insertSound, type SoundExtras, saveMediaFile } from './publishing.sql.ts'
import type { SoundDetails } from './sound-details.ts'
import { readSoundFacts } from './sound-facts.sql.ts'
import { toSoundMeasured } from './sound-measured.ts'

export interface NewSound {
  details: SoundDetails
  fileName: string
  file: CheckedFile
  /** The measurements of the file, or null where a job measures it later. */
  measurement: Measurement | null
  /** The person who published the sound, or null when there is none or they were deleted meanwhile. */
  actorId: string | null
  extras?: SoundExtras
}

/** Returns the storage key of a sound, which is the hash of its content. */
export const toStorageKey = ({ sha256 }: CheckedFile): string => `${sha256.slice(0, 2)}/${sha256}.mp3`

/**
 * Publishes a checked file as a sound: saves its rows, its events and its log entry in the caller's transaction. `store` saves the file under
 * its key.
 */
export async function publishSound(
  trx: Transaction<ContentTables>,
  sound: NewSound,
  store: (storageKey: string) => Promise<void>,
): Promise<string> {
  const { details, fileName, file, measurement, actorId, extras } = sound
  const storageKey = toStorageKey(file)
  await store(storageKey)
  const mediaFileId = await saveMediaFile(trx, storageKey, file)
  const soundId = await insertSound(trx, {
    details,
    fileName,
    mediaFileId,
    measurement,
    ...(extras && { extras }),
  })
  const facts = await readSoundFacts(trx, soundId)
  await appendToOutbox(trx, [
    { subject: 'content.sound-published.v2', payload: facts },
    ...toEnterpriseSoundPublished(facts, details, fileName),
    ...(measurement
      ? [toSoundMeasured({ soundId, kind: details.kind, frequencies: measurement.frequencies })]
      : []),
  ])
  await logCatalogueAct(trx, {
    actorId,
    action: 'sound-published',
    subjectId: soundId,
    detail: { kind: details.kind, sha256: file.sha256 },
  })
  return soundId
}
