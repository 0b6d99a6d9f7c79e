import type { PlayRecorder } from '../record/play-recorder.ts'
import type { PlayResult, Sound } from '../types.ts'
import type { PlayerState } from './player-state.ts'

export interface PlayerEngine {
  snapshot(): PlayerState
  subscribe(listener: () => void): () => void
  /** Takes charge of an audio element; returns what lets go of it (and reports the play as left). */
  attach(element: HTMLAudioElement): () => void
  /** The same for the second track's element. */
  attachCompanion(element: HTMLAudioElement): () => void
  play(): Promise<void>
  pause(): void
  toggle(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  toggleMute(): void
  setLoop(on: boolean): void
  /** Null ends the timer. False: the value cannot be, and no timer runs. */
  setTimer(seconds: number | null): boolean
  /** The timer's whole time again; without a timer nothing happens. */
  restartTimer(): void
  joinCompanion(sound: Sound): Promise<void>
  leaveCompanion(): void
  setCompanionVolume(volume: number): void
  /** A fresh link and the same position, after a failure. */
  retry(): Promise<void>
  /** Ends the play session. Returns what was heard, for the result card. */
  finish(): PlayResult
}

/** Where an interrupted play stood, and what is shown about it while it goes on. */
export interface PlayMoment {
  position: number
  heardSeconds: number
}

export interface EngineOptions {
  sound: Sound
  renewLink: (soundSrc: string) => Promise<string>
  recorder: PlayRecorder | null
  /** The play goes on from here: the page was loaded again in its middle. Silent since `savedAtMs`, by the device's clock. */
  resumed?: (PlayMoment & { savedAtMs: number }) | undefined
  /** Called whenever the record is shown, so that a reload finds the place again. */
  onMoment?: (moment: PlayMoment) => void
  monotonicMs?: () => number
  /** The device's clock, which goes on while the device sleeps. */
  nowMs?: () => number
}
