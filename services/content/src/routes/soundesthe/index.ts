import { type App, access, allow } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../../catalogue.ts'
import type { ContentTables } from '../../db/schema.ts'
import type { RecordResultDeps } from '../../records/record-result.ts'
import { accompaniment } from './accompaniment.ts'
import { freeSound } from './free-sound.ts'
import { purposeDetailRandom } from './purpose-detail-random.ts'
import { purposeDetails } from './purpose-details.ts'
import { randomSound } from './random.ts'
import { soundRecordResult } from './record-result.ts'
import { waveform } from './waveform.ts'

export interface SoundestheDeps {
  db: Kysely<ContentTables>
  catalogue: Catalogue
  links: MediaLinks
  soundExists: (soundId: string) => Promise<boolean>
  random: () => number
}

export async function soundesthe(app: App, deps: SoundestheDeps & RecordResultDeps): Promise<void> {
  await app.register(async (visitors: App) => {
    allow(visitors, access.visitor)
    freeSound(visitors, deps)
    // Members' sounds ask for a member.
    waveform(visitors, deps)
  })
  await app.register(async (members: App) => {
    allow(members, access.memberNotEnterprise)
    randomSound(members, deps)
    purposeDetails(members, deps)
    purposeDetailRandom(members, deps)
    accompaniment(members, deps)
  })
  await app.register(async (all: App) => {
    allow(all, access.member)
    // Whose results a member may see is decided per record.
    soundRecordResult(all, deps)
  })
}
