import { ApiError, type App, requireSession } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { changeMentalCheckSharing } from '../change-mental-check-sharing.ts'
import { hasAgreedToDataUse } from '../has-agreed-to-data-use.ts'
import { findMentalCheckSharing } from '../mental-check-sharing.sql.ts'

const Publication = Type.Object({
  published: Type.Boolean({
    description: 'Whether the person in charge sees how well each type of sound suits the member',
  }),
})

/** Returns whether the customer shares the mental checks. */
export function mentalCheckPublicationRoute(app: App, { db }: AiestheContext): void {
  app.get(
    '/mental-check/publication',
    {
      schema: {
        operationId: 'mentalCheckPublication',
        summary: 'Returns whether the caller shares the mental checks with the person in charge',
        tags: ['mental-check'],
        response: { 200: Publication },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const sharing = await findMentalCheckSharing(db, requireSession(request).userId)
      return { published: sharing?.shared ?? false }
    },
  )
}

/** Shares the mental checks with the person in charge, or withdraws them. */
export function changeMentalCheckPublicationRoute(app: App, { db, clock }: AiestheContext): void {
  app.post(
    '/mental-check/publication',
    {
      schema: {
        operationId: 'changeMentalCheckPublication',
        summary:
          'Shares the mental checks with the person in charge, or withdraws them; only customers have a person in charge',
        tags: ['mental-check'],
        body: Publication,
        response: {
          200: Publication,
          ...describeAiestheErrors('E4003', 'AIESTHE_DATA_USE_NEEDED'),
        },
      },
    },
    async (request) => {
      const { userId: memberId, roles } = requireSession(request)
      const { published } = request.body
      // All members may withdraw: they may have been customers, or have consented, before.
      if (published && !roles.includes('ROLE_CUSTOMER')) throw new ApiError('E4030')
      await db.transaction().execute(async (trx) => {
        await lockMember(trx, memberId)
        if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
        if (published) {
          await requireConsent(trx, memberId)
          if (!(await hasAgreedToDataUse(trx, memberId))) throw new ApiError('AIESTHE_DATA_USE_NEEDED')
        }
        await changeMentalCheckSharing(trx, { memberId, shared: published, now: clock() })
      })
      return { published }
    },
  )
}
