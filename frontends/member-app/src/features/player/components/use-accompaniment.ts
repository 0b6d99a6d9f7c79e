import { useState } from 'react'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { fetchAccompaniment } from '../api/fetch-accompaniment.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { Sound } from '../types.ts'

/** Finds the medical sound that accompanies a sound and adds it; `missing` holds the reason when there is none. */
export function useAccompaniment(sound: Sound, engine: PlayerEngine) {
  const [missing, setMissing] = useState<{ reason: string | null } | null>(null)
  async function add() {
    setMissing(null)
    try {
      await engine.addAccompaniment(await fetchAccompaniment(sound.id))
    } catch (error) {
      setMissing({ reason: findServerMessage(error) })
    }
  }
  return { add, missing }
}
