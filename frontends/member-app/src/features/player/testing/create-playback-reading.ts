import type { PlaybackReading } from '../audio/player-engine.events.ts'

export const SOUND_SECONDS = 600
export const COURSE_SECONDS = 1200
export const START_MS = Date.UTC(2026, 10, 21, 12)

/** Creates the reading at this second of a repeating sound, by clocks that have run as far as the sound. */
export const createPlaybackReading = (
  time: number,
  more: Partial<PlaybackReading> = {},
): PlaybackReading => ({
  time,
  place: time % SOUND_SECONDS,
  duration: SOUND_SECONDS,
  hasEnded: false,
  monotonicMs: time * 1000,
  nowMs: START_MS + time * 1000,
  ...more,
})
