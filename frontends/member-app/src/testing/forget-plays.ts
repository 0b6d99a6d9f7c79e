import { playbackStore } from '../features/player/audio/playback-store.ts'
import { recordQueue, records } from '../features/player/record/records.ts'
import { member } from './members.ts'

let seen = records.states.snapshot()

/**
 * Ends a play that continued after its page and removes queued records, because the next test would send them to its
 * own server.
 */
export async function forgetPlays(): Promise<void> {
  playbackStore.end()
  if (records.states.snapshot() === seen) return
  seen = records.states.snapshot()
  for (const row of await recordQueue.listRows(member().id)) await recordQueue.remove(row)
}
