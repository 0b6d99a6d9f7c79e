import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../../tables.ts'
import { registerMasterDataRoutes } from '../register-master-data-routes.ts'

export function adminTagsRoute(app: App, deps: { db: Kysely<ContentTables> }): void {
  registerMasterDataRoutes(app, deps, {
    resource: 'tags',
    thing: 'Tag',
    table: 'tags',
    extra: null,
    extraField: null,
    references: [{ table: 'sound_tags', column: 'tag_id' }],
  })
}
