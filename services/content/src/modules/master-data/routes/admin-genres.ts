import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ContentTables } from '../../../tables.ts'
import { registerMasterDataRoutes } from '../register-master-data-routes.ts'

export function adminGenresRoute(app: App, deps: { db: Kysely<ContentTables> }): void {
  registerMasterDataRoutes(app, deps, {
    resource: 'genres',
    thing: 'Genre',
    table: 'genres',
    extra: 'family',
    extraField: { name: 'family', schema: Type.Enum(['sound', 'music']) },
    references: [
      { table: 'medical_sounds', column: 'genre_id' },
      { table: 'kanade_sounds', column: 'genre_id' },
      { table: 'sound_therapy_sounds', column: 'genre_id' },
    ],
  })
}
