import { appendToOutbox } from '@hibiki/messaging'
import type { Logger } from 'pino'
import { saveSoundAnalysis } from '../catalogue/publishing.sql.ts'
import { toSoundMeasuredEvent } from '../catalogue/to-sound-measured-event.ts'
import {
  claimUnmeasuredSound,
  deleteMeasurementClaim,
  findMeasurementOfFile,
  lockSoundIfFileUnchanged,
  scheduleMeasurementRetry,
  type UnmeasuredSound,
} from './analyses.sql.ts'
import type { AudioMeasurement } from './inspect/inspect-mp3-file.ts'
import type { UploadCheckDeps } from './inspect-and-publish-upload.ts'

/**
 * Measures the next sound without measurements or without frequencies, such as the sounds of the demo and those that were measured before
 * frequencies existed. Sounds that share a file are measured once. Returns false when none is due.
 */
export async function measureNextSound(
  { db, storage, inspector, log }: UploadCheckDeps & { log: Pick<Logger, 'warn'> },
  signal?: AbortSignal,
): Promise<boolean> {
  const sound = await claimUnmeasuredSound(db)
  if (!sound) return false
  try {
    const known = await findMeasurementOfFile(db, sound.mediaFileId)
    await saveMeasurement(db, sound, known ?? (await measure(sound, { storage, inspector })))
  } catch (error) {
    // Closing the service interrupts the inspection, which says nothing about the file.
    if (signal?.aborted) return false
    await scheduleMeasurementRetry(db, sound.id)
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ soundId: sound.id, reason }, 'a sound could not be measured')
  }
  return true
}

async function measure(
  { storageKey }: UnmeasuredSound,
  { storage, inspector }: Pick<UploadCheckDeps, 'storage' | 'inspector'>,
): Promise<AudioMeasurement> {
  const inspection = await storage.withFile(storageKey, (path) => inspector.inspect(path))
  // A file that cannot be measured gets a flat waveform, because measuring it again would not change that.
  const flat = { loudnessLufs: null, peaks: new Array<number>(240).fill(0), frequencies: [] }
  return inspection.ok ? inspection.file : flat
}

/**
 * Releases a claim and publishes the measurements to the services that store projections of the sound. Nothing is saved for a file that the
 * sound no longer uses; its new file is due later.
 */
async function saveMeasurement(
  db: UploadCheckDeps['db'],
  sound: UnmeasuredSound,
  measured: AudioMeasurement,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockSoundIfFileUnchanged(trx, sound))) return
    const { id: soundId, kind } = sound
    await saveSoundAnalysis(trx, soundId, measured)
    await appendToOutbox(trx, [toSoundMeasuredEvent({ soundId, kind, frequencies: measured.frequencies })])
    await deleteMeasurementClaim(trx, soundId)
  })
}
