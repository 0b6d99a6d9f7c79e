import type { HeardTime } from '../record/heard-time.ts'
import type { PlayerState } from './player-state.ts'

/** What the element and the clocks show when an event happens. */
export interface PlaybackReading {
  /** Seconds of sound since the first lap; unlike the position, they never jump back when the sound repeats. */
  time: number
  /** Seconds since the current lap began. */
  place: number
  /** Seconds of one lap; not a number or zero while it is unknown. */
  duration: number
  hasEnded: boolean
  monotonicMs: number
  /** The device's clock, which runs on while the device sleeps. */
  nowMs: number
}

/** The events of an audio element that the player follows, by their names in HTML. */
export const mediaEventNames = [
  'play',
  'loadedmetadata',
  'playing',
  'timeupdate',
  'seeking',
  'seeked',
  'waiting',
  'pause',
  'ended',
  'error',
  'durationchange',
] as const

export type MediaEventName = (typeof mediaEventNames)[number]

/** What changes no more than itself. */
export type PlayerStatePatch = Partial<
  Pick<PlayerState, 'volume' | 'muted' | 'loop' | 'accompaniment' | 'playSessionId'>
>

/** What happens to the player, without the reading of that moment. */
export type PlayerSignal =
  | { type: MediaEventName }
  /** An element was attached or is about to be detached, or its page was hidden or unloaded. */
  | { type: 'attached' | 'detached' | 'pageHidden' }
  | { type: 'playRequested' | 'pauseRequested' | 'retryRequested' | 'finished' }
  | { type: 'seekRequested'; seconds: number }
  /** The browser did not start the element: it waits for a gesture of the listener, or there is nothing to play. */
  | { type: 'playBlocked' | 'playFailed' }
  /** The element stands at its time with a fresh link, or none could be had. */
  | { type: 'linkRenewed' | 'linkFailed' }
  | { type: 'timerChosen'; seconds: number | null }
  | { type: 'timerRestarted' }
  /** The listener has set one of these, or another part reports it. */
  | { type: 'changed'; values: PlayerStatePatch }

export type PlayerEvent = PlayerSignal & { reading: PlaybackReading }

/** What the elements and the ticker are set to in a state. */
export interface PlayerOutputs {
  volume: number
  muted: boolean
  accompanimentGain: number
  loop: boolean
  playing: boolean
  ticking: boolean
}

/** What the engine must do: commands to the elements, the link, the record and the ticker. */
export type PlayerEffect =
  | { type: 'playElement' | 'pauseElement' | 'renewLink' | 'beginRecord' | 'saveProgress' }
  | { type: 'seekElement' | 'playAccompaniment' | 'correctDrift'; time: number }
  | { type: 'setOutputs'; outputs: PlayerOutputs }
  | { type: 'report' | 'leave' | 'finish' | 'followRecord'; heard: HeardTime }
