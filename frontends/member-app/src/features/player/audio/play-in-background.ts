import type { PlanCodes } from '../record/play-session.ts'
import type { Sound } from '../types.ts'
import { createPlayback } from './playback.ts'
import { playbackStore } from './playback-store.ts'

/**
 * Plays a sound at once without its page; the mini player shows it and leads to `address`, where the page with the whole player is. To be
 * called while a tap is handled, because a browser plays no sound otherwise.
 */
export function playInBackground(
  sound: Sound,
  { plan, userId, address }: { plan: PlanCodes; userId: string; address: string },
): void {
  playbackStore.beginInBackground(createPlayback(sound, { plan, userId, resumed: null }, address))
}
