/**
 * `idle` nothing played yet · `loading` told to play, waiting for data · `failed` the sound cannot be had without the
 * member asking again.
 */
export type PlayerPhase = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

export interface PlayerState {
  readonly phase: PlayerPhase
  readonly position: number
  readonly duration: number
  /** The stopwatch: seconds really heard in this play session. */
  readonly heardSeconds: number
  readonly volume: number
  readonly muted: boolean
  /** Set from the first sound heard until finish. */
  readonly playSessionId: string | null
}

/** Finish and choosing another sound wait while this is true. */
export const isSounding = (state: PlayerState): boolean =>
  state.phase === 'playing' || state.phase === 'loading'

export interface PlayerStore {
  snapshot(): PlayerState
  subscribe(listener: () => void): () => void
  change(part: Partial<PlayerState>): void
}

export function createPlayerStore(duration: number): PlayerStore {
  const listeners = new Set<() => void>()
  let state: PlayerState = {
    phase: 'idle',
    position: 0,
    duration,
    heardSeconds: 0,
    volume: 1,
    muted: false,
    playSessionId: null,
  }
  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(part) {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
  }
}
