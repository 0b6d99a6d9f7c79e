import type { PlayRecorder } from '../record/play-recorder.ts'
import type { PlayResult, Sound } from '../types.ts'
import type { PlayerState } from './player-state.ts'

export interface PlayerEngine {
  snapshot(): PlayerState
  subscribe(listener: () => void): () => void
  /** Takes over an audio element. Returns a function that releases it and reports the play as left. */
  attach(element: HTMLAudioElement): () => void
  /** Takes over the audio element of the accompaniment. */
  attachAccompaniment(element: HTMLAudioElement): () => void
  play(): Promise<void>
  pause(): void
  toggle(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  toggleMute(): void
  setLoop(on: boolean): void
  /** Null ends the timer. Returns false for an impossible value; then no timer runs. */
  setTimer(seconds: number | null): boolean
  /** Starts the timer's whole time again; does nothing without a timer. */
  restartTimer(): void
  addAccompaniment(sound: Sound): Promise<void>
  removeAccompaniment(): void
  setAccompanimentVolume(volume: number): void
  /** Loads a fresh link at the same position after a failure. */
  retry(): Promise<void>
  /** Ends the play session. Returns what was heard, for the result card. */
  finish(): PlayResult
}

/** How far a play has come. */
export interface PlayProgress {
  position: number
  heardSeconds: number
}

export interface PlayerEngineOptions {
  sound: Sound
  renewLink: (soundSrc: string) => Promise<string>
  recorder: PlayRecorder | null
  /** The progress of a play that a reload interrupted at `savedAtMs` of the device's clock. */
  resumed?: (PlayProgress & { savedAtMs: number }) | undefined
  /** Called at intervals, so that the play can be resumed after a reload. */
  onProgress?: (progress: PlayProgress) => void
  /** Called when a play session is finished. */
  onFinished?: (result: PlayResult) => void
  monotonicMs?: () => number
  /** The device's clock, which runs on while the device sleeps. */
  nowMs?: () => number
}
