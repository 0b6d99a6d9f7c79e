import { ApiError, type App, errorResponses, language, memberOf } from '@hibiki/http'
import { isErased, lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { findDataUse, insertDataUse } from '../data-use.sql.ts'
import { computeDataUseHash, dataUseVersion } from '../data-use-text.ts'
import { closeMentalCheckSharing } from '../share-mental-checks.ts'

export function decideMentalCheckDataUse(app: App, { db, clock }: AiestheContext): void {
  app.post(
    '/mental-check/decide-data-use',
    {
      schema: {
        operationId: 'decideMentalCheckDataUse',
        summary: 'Consents to the use of answers of mental checks, refuses or withdraws the consent',
        tags: ['mental-check'],
        body: Type.Object({
          agreement: Type.Boolean(),
          version: Type.String({ maxLength: 64, description: 'Version of the text that was read' }),
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
      // Consent requires the current text, which the member has read; a refusal is always possible.
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
          textHash: computeDataUseHash(spoken),
        })
        // Without consent the answers must not be used or shown to anyone.
        if (!agreement) await closeMentalCheckSharing(trx, { memberId, agencyCode: null, now: clock() })
      })
      return {}
    },
  )
}
