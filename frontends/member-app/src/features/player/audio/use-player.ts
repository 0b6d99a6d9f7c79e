import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/session-context.ts'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play-store.ts'
import type { Sound } from '../types.ts'
import { createPlayback } from './playback.ts'
import { playbackStore } from './playback-store.ts'
import type { PlayerEngine } from './player-engine.contract.ts'
import type { PlayerState } from './player-state.ts'

interface UsePlayer {
  engine: PlayerEngine
  state: PlayerState
  /** The element that holds the audio elements while this page shows the sound. */
  place: RefObject<HTMLDivElement | null>
}

/**
 * Plays one sound; another sound needs a component with another `key`. A resumed play that still runs is continued as it is.
 * Nothing is recorded without `plan`.
 */
export function usePlayer(sound: Sound, plan: PlanCodes | null, resumed: ResumablePlay | null): UsePlayer {
  const { user } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const [playback] = useState(
    () =>
      (resumed && playbackStore.find(resumed.session.playSessionId)) ??
      createPlayback(sound, plan && user ? { plan, userId: user.id, resumed } : null),
  )
  const { engine } = playback
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot)
  useLayoutEffect(() => {
    if (place.current) playbackStore.enterPage(playback, place.current)
    return () => playbackStore.leavePage(playback)
  }, [playback])
  return { engine, state, place }
}
