import type { Sound } from '../types.ts'
import { createPlayback } from './playback.ts'
import { playbackStore } from './playback-store.ts'

/**
 * Plays a free sample at once in the mini player, which leads to `address`. It is not recorded. To be called soon after a tap, because a
 * browser plays no sound otherwise.
 */
export function playSampleInBackground(sound: Sound, address: string): void {
  playbackStore.beginInBackground(createPlayback(sound, null, address))
}
