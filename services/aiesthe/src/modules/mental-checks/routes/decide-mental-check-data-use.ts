import { ApiError, type App, errorResponses, language, memberOf } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { findDataUse, insertDataUse } from '../data-use.sql.ts'
import { dataUseHash, dataUseVersion } from '../data-use-text.ts'
import { closeMentalCheckSharing } from '../share-mental-checks.ts'

export function decideMentalCheckDataUse(app: App, { db, clock }: AiestheContext): void {
  app.post(
    '/mental-check/decide-data-use',
    {
      schema: {
        operationId: 'decideMentalCheckDataUse',
        summary: 'Agrees to how answers of mental checks are used, refuses or withdraws',
        tags: ['mental-check'],
        body: Type.Object({
          agreement: Type.Boolean(),
          version: Type.String({ maxLength: 64, description: 'Of the text that was read' }),
        }),
        response: {
          200: Type.Object({}),
          ...errorResponses(aiestheErrors, 'E4003', 'AIESTHE_DATA_USE_CHANGED'),
        },
      },
    },
    async (request) => {
      const { userId: memberId } = memberOf(request)
      const { agreement, version } = request.body
      // Nobody agrees to what they have not read; to say no is always possible.
      if (agreement && version !== dataUseVersion) throw new ApiError('AIESTHE_DATA_USE_CHANGED')
      const spoken = language(request)
      await db.transaction().execute(async (trx) => {
        await lockMember(trx, memberId)
        if (await isErased(trx, memberId)) throw new ApiError('E4003')
        const last = await findDataUse(trx, memberId)
        if (last?.agreed === agreement && last.version === dataUseVersion) return
        await insertDataUse(trx, {
          memberId,
          agreed: agreement,
          version: dataUseVersion,
          decidedAt: clock(),
          language: spoken,
          textHash: dataUseHash(spoken),
        })
        // Answers of somebody whose last word is no are used for nothing, and shown to nobody.
        if (!agreement) await closeMentalCheckSharing(trx, { memberId, agencyCode: null, now: clock() })
      })
      return {}
    },
  )
}
