import { useState } from 'react'
import { serverMessage } from '../../../lib/api/api-error.ts'
import { fetchAccompaniment } from '../api/fetch-accompaniment.ts'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import type { Sound } from '../types.ts'

/** Finds the medical sound that goes with a sound and lets it join; `missing` says in words why there is none. */
export function useCompanion(sound: Sound, engine: PlayerEngine) {
  const [missing, setMissing] = useState<{ reason: string | null } | null>(null)
  async function join() {
    setMissing(null)
    try {
      await engine.joinCompanion(await fetchAccompaniment(sound.id))
    } catch (error) {
      setMissing({ reason: serverMessage(error) })
    }
  }
  return { join, missing }
}
