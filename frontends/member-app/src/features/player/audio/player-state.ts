import type { AccompanimentState } from './accompaniment-player.ts'

/**
 * `idle`: nothing was played yet; `loading`: waits for data to play; `failed`: the sound could not be loaded, and only the
 * member can try again.
 */
export type PlayerPhase = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

export interface PlayerState {
  readonly phase: PlayerPhase
  readonly position: number
  readonly duration: number
  /** The seconds heard in this play session, as the stopwatch measured them. */
  readonly heardSeconds: number
  readonly volume: number
  readonly muted: boolean
  /** Set from the first sound heard until the play is finished. */
  readonly playSessionId: string | null
  /** The member's choice; a timer repeats the sound without it as well. */
  readonly loop: boolean
  /** Seconds until the timer has faded the sound out; null without a timer. */
  readonly timerRemaining: number | null
  /** The timer has ended the sound, and nothing was played since. */
  readonly timerEnded: boolean
  readonly accompaniment: AccompanimentState
}

/** The member can neither finish nor choose another sound while this is true. */
export const isSounding = (state: PlayerState): boolean =>
  state.phase === 'playing' || state.phase === 'loading'
