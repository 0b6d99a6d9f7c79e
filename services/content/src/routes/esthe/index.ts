import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import { musicGenres } from './music-genres.ts'

export interface EstheDeps {
  db: Kysely<ContentTables>
}

/** Of `v2/esthe` only the genres are content's; the gateway sends the rest to billing. */
export async function esthe(app: App, deps: EstheDeps): Promise<void> {
  allow(app, access.adminsOrHolders('upload_operator'))
  musicGenres(app, deps)
}
