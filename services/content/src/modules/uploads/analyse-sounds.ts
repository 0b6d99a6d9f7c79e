import type { Logger } from 'pino'
import { claimUnmeasuredSound, postponeMeasurement, saveMeasurement } from './analyses.sql.ts'
import type { CheckDeps } from './check-upload.ts'

/**
 * Measures the next sound that is not measured yet, or not its frequencies: those that came with
 * the demo, and those from before frequencies were measured. False when none is due.
 */
export async function analyseNext(
  { db, storage, inspector, log }: CheckDeps & { log: Pick<Logger, 'warn'> },
  signal?: AbortSignal,
): Promise<boolean> {
  const sound = await claimUnmeasuredSound(db)
  if (!sound) return false
  try {
    const inspection = await storage.withFile(sound.storageKey, (path) => inspector.inspect(path))
    // A file that cannot be measured has a flat line; measuring again would not change it.
    const flat = { loudnessLufs: null, peaks: new Array<number>(240).fill(0), frequencies: [] }
    await saveMeasurement(db, sound, inspection.ok ? inspection.file : flat)
  } catch (error) {
    // Closing the service interrupts the inspection, which says nothing about the file.
    if (signal?.aborted) return false
    await postponeMeasurement(db, sound.id)
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ soundId: sound.id, reason }, 'a sound could not be measured')
  }
  return true
}
