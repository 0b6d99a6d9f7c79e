import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { AudioMeasurement } from '../uploads/inspect/inspect-mp3-file.ts'
import type { ValidatedMp3File } from '../uploads/inspect/validate-mp3-file.ts'
import { insertCatalogueLogEntry } from './catalogue-log.sql.ts'
import { type ImportOnlySoundFields, insertSound, upsertMediaFile } from './publishing.sql.ts'
import type { SoundDetails } from './sound-details.ts'
import { readSoundPublishedPayload } from './sound-published-payload.sql.ts'
import { toEnterpriseSoundPublishedEvents } from './to-enterprise-sound-published-events.ts'
import { toSoundMeasuredEvent } from './to-sound-measured-event.ts'

export interface SoundToPublish {
  details: SoundDetails
  fileName: string
  file: ValidatedMp3File
  /** The measurements of the file, or null where a job measures it later. */
  measurement: AudioMeasurement | null
  /** The person who published the sound, or null when there is none or they were deleted meanwhile. */
  actorId: string | null
  extras?: ImportOnlySoundFields
}

/** Returns the storage key of a sound, which is the hash of its content. */
export const toMediaStorageKey = ({ sha256 }: ValidatedMp3File): string =>
  `${sha256.slice(0, 2)}/${sha256}.mp3`

/**
 * Publishes a checked file as a sound: saves its rows, its events and its log entry in the caller's transaction. `store` saves the file under
 * its key.
 */
export async function publishSound(
  trx: Transaction<ContentTables>,
  sound: SoundToPublish,
  store: (storageKey: string) => Promise<void>,
): Promise<string> {
  const { details, fileName, file, measurement, actorId, extras } = sound
  const storageKey = toMediaStorageKey(file)
  await store(storageKey)
  const mediaFileId = await upsertMediaFile(trx, storageKey, file)
  const soundId = await insertSound(trx, {
    details,
    fileName,
    mediaFileId,
    measurement,
    ...(extras && { extras }),
  })
  const facts = await readSoundPublishedPayload(trx, soundId)
  await appendToOutbox(trx, [
    { subject: 'content.sound-published.v2', payload: facts },
    ...toEnterpriseSoundPublishedEvents(facts, details, fileName),
    ...(measurement
      ? [toSoundMeasuredEvent({ soundId, kind: details.kind, frequencies: measurement.frequencies })]
      : []),
  ])
  await insertCatalogueLogEntry(trx, {
    actorId,
    action: 'sound-published',
    subjectId: soundId,
    detail: { kind: details.kind, sha256: file.sha256 },
  })
  return soundId
}
