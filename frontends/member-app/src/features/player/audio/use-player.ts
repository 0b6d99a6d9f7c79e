import { useCallback, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/session-context.ts'
import { renewMediaLink } from '../api/renew-media-link.ts'
import { createPlayRecorder } from '../record/play-recorder.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { records } from '../record/records.ts'
import type { Sound } from '../types.ts'
import { createPlayerEngine, type PlayerEngine } from './player-engine.ts'
import type { PlayerState } from './player-state.ts'

interface UsePlayer {
  engine: PlayerEngine
  state: PlayerState
  /** The `ref` of the audio element. */
  attach: (audio: HTMLAudioElement | null) => (() => void) | undefined
}

/** One sound, one engine: give the component another `key` for another sound. Without `plan`, nothing is recorded. */
export function usePlayer(sound: Sound, plan: PlanCodes | null): UsePlayer {
  const { user } = useSession()
  const [engine] = useState(() =>
    createPlayerEngine({
      sound,
      renewLink: renewMediaLink,
      recorder:
        plan && user
          ? createPlayRecorder({ vibrationId: sound.id, plan, userId: user.id, sync: records })
          : null,
    }),
  )
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot)
  const attach = useCallback(
    (audio: HTMLAudioElement | null) => (audio ? engine.attach(audio) : undefined),
    [engine],
  )
  return { engine, state, attach }
}
