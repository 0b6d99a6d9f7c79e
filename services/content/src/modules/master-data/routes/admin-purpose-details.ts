import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../../tables.ts'
import { PurposeCodeSchema } from '../../recommendations/purpose-code-schema.ts'
import { registerMasterDataRoutes } from '../register-master-data-routes.ts'

export function adminPurposeDetailsRoute(app: App, deps: { db: Kysely<ContentTables> }): void {
  registerMasterDataRoutes(app, deps, {
    resource: 'purpose-details',
    thing: 'PurposeDetail',
    table: 'purpose_details',
    extra: 'purpose_code',
    extraField: { name: 'purposeCode', schema: PurposeCodeSchema },
    references: [
      { table: 'medical_sounds', column: 'purpose_detail_id' },
      { table: 'kanade_sounds', column: 'purpose_detail_id' },
    ],
  })
}
