import { appendToOutbox } from '@hibiki/messaging'
import { saveAnalysis } from '../catalogue/publishing.sql.ts'
import { soundMeasured } from '../catalogue/sound-measured.ts'
import { findUnmeasuredSound, takeAnalysisTurn } from './analyses.sql.ts'
import type { CheckDeps } from './check-upload.ts'

/**
 * Measures the oldest sound that is not measured yet, or not its frequencies: those that came with the demo, and those from before
 * frequencies were measured; who keeps copies of it hears of them. One copy of the service does so at a time. False when there was nothing to do.
 *
 * @param failed sounds whose file cannot be read now; this adds to them, so that one lost file does not keep the others waiting
 */
export async function analyseNext(
  { db, storage, inspector }: CheckDeps,
  failed: Set<string> = new Set(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await takeAnalysisTurn(trx))) return false
    const sound = await findUnmeasuredSound(trx, [...failed])
    if (!sound) return false
    const inspection = await storage
      .withFile(sound.storageKey, (path) => inspector.inspect(path))
      .catch(() => null)
    if (inspection === null) {
      failed.add(sound.id)
      return true
    }
    // A file that cannot be measured has a flat line; asking again would not change it.
    const measured = inspection.ok ? inspection.file : { loudnessLufs: null, peaks: flat(), frequencies: [] }
    await saveAnalysis(trx, sound.id, measured)
    const { id: soundId, kind } = sound
    await appendToOutbox(trx, [soundMeasured({ soundId, kind, frequencies: measured.frequencies })])
    return true
  })
}

const flat = () => new Array<number>(240).fill(0)
