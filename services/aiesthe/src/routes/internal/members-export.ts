import type { App } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { AiestheTables } from '../../db/schema.ts'
import { readMemberData } from '../../repositories/members.ts'

const schema = { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) }

/** GET /internal/members/{id}/export: for identity, which puts it into the member's copy (D-192). */
export function membersExport(app: App, deps: { db: Kysely<AiestheTables> }): void {
  app.get('/internal/members/:id/export', { schema }, async (request) =>
    readMemberData(deps.db, request.params.id),
  )
}
