import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../../tables.ts'
import { createMasterResource } from '../master-resource.ts'

export function adminCountries(app: App, deps: { db: Kysely<ContentTables> }): void {
  createMasterResource(app, deps, {
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
