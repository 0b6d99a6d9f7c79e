import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { withdrawMentalCheckSharing } from '../change-mental-check-sharing.ts'
import { findDataUseDecision, insertDataUseDecision } from '../data-use-decisions.sql.ts'
import { computeDataUseTextHash, dataUseTextVersion } from '../data-use-text-version.ts'

const schema = {
  operationId: 'decideMentalCheckDataUse',
  summary: 'Consents to the use of answers of mental checks, refuses or withdraws the consent',
  tags: ['mental-check'],
  body: Type.Object({
    agreement: Type.Boolean(),
    version: Type.String({ maxLength: 64, description: 'Version of the text that was read' }),
  }),
  response: {
    200: Type.Object({}),
    ...describeAiestheErrors('E4003', 'AIESTHE_DATA_USE_CHANGED'),
  },
}

export function decideMentalCheckDataUseRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/mental-check/decide-data-use', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { agreement, version } = request.body
    // Consent requires the current text, which the member has read; a refusal is always possible.
    if (agreement && version !== dataUseTextVersion) throw new ApiError('AIESTHE_DATA_USE_CHANGED')
    const spoken = getRequestLanguage(request)
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
      const last = await findDataUseDecision(trx, memberId)
      if (last?.agreed === agreement && last.version === dataUseTextVersion) return
      await insertDataUseDecision(trx, {
        memberId,
        agreed: agreement,
        version: dataUseTextVersion,
        decidedAt: clock(),
        language: spoken,
        textHash: computeDataUseTextHash(spoken),
      })
      // Without consent the answers must not be used or shown to anyone.
      if (!agreement) await withdrawMentalCheckSharing(trx, { memberId, agencyCode: null, now: clock() })
    })
    return {}
  })
}
