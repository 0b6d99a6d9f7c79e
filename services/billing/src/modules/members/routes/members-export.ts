import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { Db } from '../../../db/schema.ts'
import { memberData } from '../erasure.sql.ts'

const schema = { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) }

/** GET /internal/members/{id}/export: contracts, invoices, addresses …, for the member's copy of all data (D-192). */
export function membersExport(app: App, deps: { db: Db }): void {
  app.get('/internal/members/:id/export', { schema }, async (request) =>
    memberData(deps.db, request.params.id),
  )
}
