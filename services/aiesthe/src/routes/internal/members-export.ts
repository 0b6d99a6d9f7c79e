import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import { memberCopy } from '../../export/member-copy.ts'
import type { InternalDeps } from './index.ts'

const schema = { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) }

/** GET /internal/members/{id}/export: for identity, which puts it into the member's copy (D-192). */
export function membersExport(app: App, { db }: InternalDeps): void {
  app.get('/internal/members/:id/export', { schema }, async (request) => memberCopy(db, request.params.id))
}
