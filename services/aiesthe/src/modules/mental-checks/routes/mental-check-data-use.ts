import { type App, getRequestLanguage, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { getFixedT } from '../../../texts.ts'
import { findDataUseDecision } from '../data-use-decisions.sql.ts'
import { dataUseTextVersion } from '../data-use-text-version.ts'
import { isCurrentDataUseAgreement } from '../has-agreed-to-data-use.ts'

const schema = {
  operationId: 'mentalCheckDataUse',
  summary: "Returns how answers of mental checks are used, and the member's last decision about it",
  tags: ['mental-check'],
  response: {
    200: Type.Object({
      version: Type.String({
        description: 'Version of the text, which has to be sent with the decision',
      }),
      statements: Type.Array(Type.String()),
      agree: Type.String({ description: 'The label of the checkbox' }),
      agreed: Type.Boolean({ description: 'Whether the member has agreed to this version' }),
      decidedAt: Type.Union([Moment, Type.Null()], {
        description: 'When the member last decided; null before the first decision',
      }),
    }),
  },
}

export function mentalCheckDataUseRoute(app: App, { db }: AiestheContext): void {
  app.get('/mental-check/data-use', { schema }, async (request, reply) => {
    const decision = await findDataUseDecision(db, requireSession(request).userId)
    const { statements, agree } = getFixedT(getRequestLanguage(request))('dataUse', { returnObjects: true })
    reply.header('cache-control', 'no-store')
    return {
      version: dataUseTextVersion,
      statements: [...statements],
      agree,
      agreed: isCurrentDataUseAgreement(decision),
      decidedAt: decision?.decidedAt.toISOString() ?? null,
    }
  })
}
