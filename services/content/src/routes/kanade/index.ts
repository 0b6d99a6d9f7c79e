import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import type { SoundListDeps } from '../../picks/sound-lists.ts'
import { kanadeList } from './list.ts'
import { randomKanade } from './random.ts'

export interface KanadeDeps extends SoundListDeps {
  db: Kysely<ContentTables>
  random: () => number
}

export async function kanade(app: App, deps: KanadeDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  kanadeList(app, deps)
  randomKanade(app, deps)
}
