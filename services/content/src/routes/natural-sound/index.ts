import { type App, access, allow } from '@hibiki/http'
import type { SoundListDeps } from '../../picks/sound-lists.ts'
import { naturalSoundList } from './list.ts'

export async function naturalSound(app: App, deps: SoundListDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  naturalSoundList(app, deps)
}
