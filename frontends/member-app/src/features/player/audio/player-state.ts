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

/**
 * Returns what is left of the timer or else of the sound, also as a share, 0 … 1; null for a sound that repeats without end or whose
 * length is unknown.
 */
export function getRemaining(
  { timerRemaining, timerEnded, loop, position, duration, phase }: PlayerState,
  timerSeconds: number | undefined,
): { seconds: number; share: number } | null {
  if (timerEnded || phase === 'ended') return { seconds: 0, share: 0 }
  if (timerRemaining !== null && timerSeconds)
    return { seconds: timerRemaining, share: timerRemaining / timerSeconds }
  if (loop || duration <= 0) return null
  const seconds = Math.max(0, duration - position)
  return { seconds, share: seconds / duration }
}
