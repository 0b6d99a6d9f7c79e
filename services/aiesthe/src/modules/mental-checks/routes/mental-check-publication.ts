import { ApiError, type App, errorResponses, memberOf } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../gates.ts'
import { hasAgreedToDataUse } from '../data-use.ts'
import { findMentalCheckSharing } from '../mental-check-sharing.sql.ts'
import { shareMentalChecks } from '../share-mental-checks.ts'

const Publication = Type.Object({
  published: Type.Boolean({
    description: 'Whether the person in charge sees how well each type of sound suits',
  }),
})

/** GET /mental-check/publication: what a customer shows of the mental checks. */
export function mentalCheckPublication(app: App, { db }: AiestheContext): void {
  app.get(
    '/mental-check/publication',
    {
      schema: {
        operationId: 'mentalCheckPublication',
        summary: 'Whether the caller shows the mental checks to the person in charge',
        tags: ['mental-check'],
        response: { 200: Publication },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const sharing = await findMentalCheckSharing(db, memberOf(request).userId)
      return { published: sharing?.shared ?? false }
    },
  )
}

/** POST /mental-check/publication: shows them to the person in charge, or no longer. */
export function changeMentalCheckPublication(app: App, { db, clock }: AiestheContext): void {
  app.post(
    '/mental-check/publication',
    {
      schema: {
        operationId: 'changeMentalCheckPublication',
        summary: 'Shows the mental checks to the person in charge, or no longer; only customers have one',
        tags: ['mental-check'],
        body: Publication,
        response: { 200: Publication, ...errorResponses(aiestheErrors, 'E4003', 'AIESTHE_DATA_USE_NEEDED') },
      },
    },
    async (request) => {
      const { userId: memberId, roles } = memberOf(request)
      const { published } = request.body
      // Withdrawing is open to all members: they may have been customers, or have agreed, before.
      if (published && !roles.includes('ROLE_CUSTOMER')) throw new ApiError('E4030')
      await db.transaction().execute(async (trx) => {
        await lockMember(trx, memberId)
        if (await isErased(trx, memberId)) throw new ApiError('E4003')
        if (published) {
          await requireConsent(trx, memberId)
          if (!(await hasAgreedToDataUse(trx, memberId))) throw new ApiError('AIESTHE_DATA_USE_NEEDED')
        }
        await shareMentalChecks(trx, { memberId, shared: published, now: clock() })
      })
      return { published }
    },
  )
}
