import { type App, access, allow } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../../catalogue.ts'
import type { ContentTables } from '../../db/schema.ts'
import { freeSound } from './free-sound.ts'
import { randomSound } from './random.ts'

export interface SoundestheDeps {
  db: Kysely<ContentTables>
  catalogue: Catalogue
  links: MediaLinks
  random: () => number
}

export async function soundesthe(app: App, deps: SoundestheDeps): Promise<void> {
  await app.register(async (visitors: App) => {
    allow(visitors, access.visitor)
    freeSound(visitors, deps)
  })
  await app.register(async (members: App) => {
    allow(members, access.memberNotEnterprise)
    randomSound(members, deps)
  })
}
