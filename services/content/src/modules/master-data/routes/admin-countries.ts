import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../../tables.ts'
import { registerMasterDataRoutes } from '../register-master-data-routes.ts'

export function adminCountriesRoute(app: App, deps: { db: Kysely<ContentTables> }): void {
  registerMasterDataRoutes(app, deps, {
    resource: 'countries',
    thing: 'Country',
    table: 'countries',
    extra: null,
    extraField: null,
    references: [
      { table: 'medical_sounds', column: 'country_id' },
      { table: 'kanade_sounds', column: 'country_id' },
    ],
  })
}
