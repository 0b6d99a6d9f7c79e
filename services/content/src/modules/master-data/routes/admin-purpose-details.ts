import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ContentTables } from '../../../tables.ts'
import { registerMasterDataRoutes } from '../register-master-data-routes.ts'

export function adminPurposeDetailsRoute(app: App, deps: { db: Kysely<ContentTables> }): void {
  registerMasterDataRoutes(app, deps, {
    resource: 'purpose-details',
    thing: 'PurposeDetail',
    table: 'purpose_details',
    extra: 'purpose_code',
    extraField: { name: 'purposeCode', schema: Type.Enum(['01', '02', '03', '04']) },
    references: [
      { table: 'medical_sounds', column: 'purpose_detail_id' },
      { table: 'kanade_sounds', column: 'purpose_detail_id' },
    ],
  })
}
