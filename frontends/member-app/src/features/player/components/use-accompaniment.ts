import { useState } from 'react'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { Sound } from '../types.ts'

/** Finds the medical sound that accompanies a sound and adds it; `missing` holds the reason when there is none. */
export function useAccompaniment(sound: Sound, engine: PlayerEngine) {
  const [missing, setMissing] = useState<{ reason: string | null } | null>(null)
  async function add() {
    setMissing(null)
    try {
      const params = { query: { soundId: sound.id } }
      await engine.addAccompaniment(await unwrap(api.GET('/soundesthe/accompaniment', { params })))
    } catch (error) {
      setMissing({ reason: findServerMessage(error) })
    }
  }
  return { add, missing }
}
