import { useSyncExternalStore } from 'react'
import { playbackStore } from './playback-store.ts'
import type { PlayerEngine } from './player-engine.contract.ts'
import { isSounding } from './player-state.ts'

/** The play of this sound in the mini player; the engine is null while another sound or none plays there. */
export function useBackgroundState(soundId: string | undefined): {
  engine: PlayerEngine | null
  isPlaying: boolean
} {
  const playback = useSyncExternalStore(playbackStore.subscribe, playbackStore.background)
  const engine = playback && playback.sound.id === soundId ? playback.engine : null
  const state = useSyncExternalStore(
    engine?.subscribe ?? subscribeToNothing,
    () => engine?.snapshot() ?? null,
  )
  return { engine, isPlaying: state !== null && isSounding(state) }
}

const subscribeToNothing = () => () => undefined
