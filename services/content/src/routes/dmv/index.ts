import { type App, access, allow } from '@hibiki/http'
import type { RecordWriter } from '../../recording/record-writer.ts'
import { recordPlaying } from './record-playing.ts'

export interface DmvDeps {
  recorder: RecordWriter
  soundExists: (soundId: string) => Promise<boolean>
  clock: () => Date
}

export async function dmv(app: App, deps: DmvDeps): Promise<void> {
  allow(app, access.member)
  recordPlaying(app, deps)
}
