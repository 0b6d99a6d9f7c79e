import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { memberCopy } from '../member-copy.ts'

const schema = { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) }

/** GET /internal/members/{id}/export: for identity, which puts it into the member's copy (D-192). */
export function exportMember(app: App, { db }: AiestheContext): void {
  app.get('/internal/members/:id/export', { schema }, async (request) => memberCopy(db, request.params.id))
}
