import { appendToOutbox } from '@hibiki/messaging'
import type { Logger } from 'pino'
import { saveAnalysis } from '../catalogue/publishing.sql.ts'
import { toSoundMeasured } from '../catalogue/sound-measured.ts'
import {
  claimUnmeasuredSound,
  deleteClaim,
  findMeasurement,
  lockMeasuredSound,
  postponeMeasurement,
  type UnmeasuredSound,
} from './analyses.sql.ts'
import type { CheckDeps } from './check-upload.ts'
import type { Measurement } from './inspect/inspect-file.ts'

/**
 * Measures the next sound without measurements or without frequencies, such as the sounds of the demo and those that were measured before
 * frequencies existed. Sounds that share a file are measured once. Returns false when none is due.
 */
export async function analyseNext(
  { db, storage, inspector, log }: CheckDeps & { log: Pick<Logger, 'warn'> },
  signal?: AbortSignal,
): Promise<boolean> {
  const sound = await claimUnmeasuredSound(db)
  if (!sound) return false
  try {
    const known = await findMeasurement(db, sound.mediaFileId)
    await saveMeasurement(db, sound, known ?? (await measure(sound, { storage, inspector })))
  } catch (error) {
    // Closing the service interrupts the inspection, which says nothing about the file.
    if (signal?.aborted) return false
    await postponeMeasurement(db, sound.id)
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ soundId: sound.id, reason }, 'a sound could not be measured')
  }
  return true
}

async function measure(
  { storageKey }: UnmeasuredSound,
  { storage, inspector }: Pick<CheckDeps, 'storage' | 'inspector'>,
): Promise<Measurement> {
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
  db: CheckDeps['db'],
  sound: UnmeasuredSound,
  measured: Measurement,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockMeasuredSound(trx, sound))) return
    const { id: soundId, kind } = sound
    await saveAnalysis(trx, soundId, measured)
    await appendToOutbox(trx, [toSoundMeasured({ soundId, kind, frequencies: measured.frequencies })])
    await deleteClaim(trx, soundId)
  })
}
