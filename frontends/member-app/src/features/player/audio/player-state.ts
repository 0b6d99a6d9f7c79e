import type { CompanionState } from './companion.ts'

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
  /** The member's own choice; a timer repeats the sound without it too. */
  readonly loop: boolean
  /** Seconds until the timer has faded the sound out; null without a timer. */
  readonly timerRemaining: number | null
  /** The timer has ended the sound, and nothing was played since. */
  readonly timerEnded: boolean
  readonly companion: CompanionState
}

/** Finish and choosing another sound wait while this is true. */
export const isSounding = (state: PlayerState): boolean =>
  state.phase === 'playing' || state.phase === 'loading'

export interface PlayerStore {
  snapshot(): PlayerState
  subscribe(listener: () => void): () => void
  change(part: Partial<PlayerState>): void
}

export function createPlayerStore(start: Partial<PlayerState>): PlayerStore {
  const listeners = new Set<() => void>()
  let state: PlayerState = {
    phase: 'idle',
    position: 0,
    duration: 0,
    heardSeconds: 0,
    volume: 1,
    muted: false,
    playSessionId: null,
    loop: false,
    timerRemaining: null,
    timerEnded: false,
    companion: { kind: 'off' },
    ...start,
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
