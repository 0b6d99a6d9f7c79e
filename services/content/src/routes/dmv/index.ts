import { type App, access, allow } from '@hibiki/http'
import type { RecordWriter } from '../../recording/record-writer.ts'
import type { RecordResultDeps } from '../../records/record-result.ts'
import { recordFacePlaying } from './record-face-playing.ts'
import { recordPlaying } from './record-playing.ts'
import { recordResult } from './record-result.ts'
import { recordSoundTherapyPlaying } from './record-sound-therapy-playing.ts'

export interface DmvDeps {
  recorder: RecordWriter
  soundExists: (soundId: string) => Promise<boolean>
  clock: () => Date
}

export async function dmv(app: App, deps: DmvDeps & RecordResultDeps): Promise<void> {
  await app.register(async (all: App) => {
    allow(all, access.member)
    // Rooms record their plays here too; whose results a member may see is decided per record.
    recordPlaying(all, deps)
    recordResult(all, deps)
  })
  await app.register(async (members: App) => {
    allow(members, access.memberNotEnterprise)
    recordFacePlaying(members, deps)
    recordSoundTherapyPlaying(members, deps)
  })
}
