import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/session-context.ts'
import { renewMediaLink } from '../api/renew-media-link.ts'
import { createPlayRecorder } from '../record/play-recorder.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { records } from '../record/records.ts'
import { type ResumablePlay, resumablePlay } from '../record/resumable-play.ts'
import type { Sound } from '../types.ts'
import type { PlayerEngine } from './engine-contract.ts'
import { createPlayerEngine } from './player-engine.ts'
import type { PlayerState } from './player-state.ts'
import { joinSolePlayback } from './sole-playback.ts'

interface UsePlayer {
  engine: PlayerEngine
  state: PlayerState
  /** The `ref` of the audio element. */
  attach: Attach
  /** The `ref` of the second track's. */
  attachCompanion: Attach
}

type Attach = (audio: HTMLAudioElement | null) => (() => void) | undefined

/** One sound, one engine: give the component another `key` for another sound. Without `plan`, nothing is recorded. */
export function usePlayer(sound: Sound, plan: PlanCodes | null, resumed: ResumablePlay | null): UsePlayer {
  const { user } = useSession()
  const [engine] = useState(() =>
    plan && user
      ? createRecordedEngine(sound, plan, user.id, resumed)
      : createPlayerEngine({ sound, renewLink: renewMediaLink, recorder: null }),
  )
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot)
  const attach = useCallback(
    (audio: HTMLAudioElement | null) => (audio ? engine.attach(audio) : undefined),
    [engine],
  )
  const attachCompanion = useCallback(
    (audio: HTMLAudioElement | null) => (audio ? engine.attachCompanion(audio) : undefined),
    [engine],
  )
  useEffect(() => joinSolePlayback(engine), [engine])
  // Leaving the page inside the app ends the play; only a reload or a crash leaves it behind to be resumed.
  const recorded = plan !== null
  useEffect(() => (recorded ? resumablePlay.forget : undefined), [recorded])
  return { engine, state, attach, attachCompanion }
}

function createRecordedEngine(
  sound: Sound,
  plan: PlanCodes,
  userId: string,
  resumed: ResumablePlay | null,
): PlayerEngine {
  const recorder = createPlayRecorder({
    vibrationId: sound.id,
    plan,
    userId,
    sync: records,
    resumed: resumed ?? undefined,
  })
  const address = window.location.pathname + window.location.search
  return createPlayerEngine({
    sound,
    renewLink: renewMediaLink,
    recorder,
    resumed: resumed ?? undefined,
    onMoment(moment) {
      const session = recorder.session()
      if (session) resumablePlay.save({ ...moment, address, sound, session, savedAtMs: Date.now() })
      else resumablePlay.forget()
    },
  })
}
