import { type App, access, allow } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import { adminCountries } from './countries.ts'
import { adminGenres } from './genres.ts'
import { adminPurposeDetails } from './purpose-details.ts'
import { adminSounds } from './sounds.ts'
import { adminTags } from './tags.ts'

export interface AdminDeps {
  db: Kysely<ContentTables>
  links: MediaLinks
}

/** Resources of the console in the dialect of ra-data-simple-rest (D-198). */
export async function admin(app: App, deps: AdminDeps): Promise<void> {
  allow(app, access.roles('ROLE_ADMIN'))
  adminSounds(app, deps)
  adminTags(app, deps)
  adminGenres(app, deps)
  adminCountries(app, deps)
  adminPurposeDetails(app, deps)
}
