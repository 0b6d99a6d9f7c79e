import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../../tables.ts'
import { createMasterResource } from '../master-resource.ts'

export function adminTags(app: App, deps: { db: Kysely<ContentTables> }): void {
  createMasterResource(app, deps, {
    resource: 'tags',
    thing: 'Tag',
    table: 'tags',
    extra: null,
    extraField: null,
    references: [{ table: 'sound_tags', column: 'tag_id' }],
  })
}
