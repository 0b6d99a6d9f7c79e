import { type App, describeErrors, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { personalDataServices } from '../../../personal-data-services.ts'
import { findPlannedDeletionTime, listErasureConfirmations } from '../deletions.sql.ts'

const MomentOrNull = Type.Union([Moment, Type.Null()])

const schema = {
  operationId: 'readDeletion',
  summary: "Returns when the member's account will be deleted, and which services will have to confirm",
  tags: ['account'],
  response: {
    200: Type.Object({
      effectiveAt: MomentOrNull,
      confirmations: Type.Array(Type.Object({ service: Type.String(), confirmedAt: MomentOrNull })),
    }),
    ...describeErrors('E4010'),
  },
}

export function readDeletion(app: App, context: IdentityContext): void {
  app.get('/account/deletion', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const { db } = context
    const effectiveAt = await findPlannedDeletionTime(db, userId)
    const confirmed = await listErasureConfirmations(db, userId)
    return {
      effectiveAt: effectiveAt?.toISOString() ?? null,
      confirmations: personalDataServices.map((service) => {
        const one = confirmed.find((confirmation) => confirmation.service === service)
        return { service, confirmedAt: one?.confirmedAt.toISOString() ?? null }
      }),
    }
  })
}
