import { playbackStore } from '../features/player/audio/playback-store.ts'
import { appRecordSync, recordQueue } from '../features/player/record/app-record-sync.ts'
import { createMember } from './create-member.ts'

let seen = appRecordSync.states.snapshot()

/**
 * Ends a play that continued after its page and removes queued records, because the next test would send them to its
 * own server.
 */
export async function resetPlays(): Promise<void> {
  playbackStore.end()
  if (appRecordSync.states.snapshot() === seen) return
  seen = appRecordSync.states.snapshot()
  for (const row of await recordQueue.listRows(createMember().id)) await recordQueue.remove(row)
}
