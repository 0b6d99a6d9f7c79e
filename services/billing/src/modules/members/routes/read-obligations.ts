import { type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { Db } from '../../../tables.ts'
import { countObligations } from '../obligations.sql.ts'

const schema = {
  params: Type.Object({ id: Id }),
  response: { 200: Type.Object({ contracts: Type.Integer(), undecidedOrders: Type.Integer() }) },
}

/** Identity deletes no account that still has obligations. */
export function readObligations(app: App, deps: { db: Db }): void {
  app.get('/internal/members/:id/obligations', { schema }, (request) =>
    countObligations(deps.db, request.params.id),
  )
}
