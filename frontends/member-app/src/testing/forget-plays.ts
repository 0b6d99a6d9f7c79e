import { playbackStore } from '../features/player/audio/playback-store.ts'
import { recordQueue, records } from '../features/player/record/records.ts'
import { member } from './members.ts'

let seen = records.states.snapshot()

/**
 * Ends the play that outlived its page and removes queued records. Both would also outlive a test, and the next one would send them to its
 * own server.
 */
export async function forgetPlays(): Promise<void> {
  playbackStore.end()
  if (records.states.snapshot() === seen) return
  seen = records.states.snapshot()
  for (const row of await recordQueue.listRows(member().id)) await recordQueue.remove(row)
}
