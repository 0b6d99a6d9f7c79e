import { type App, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { textsIn } from '../../../texts.ts'
import { findDataUse } from '../data-use.sql.ts'
import { isAgreement } from '../data-use.ts'
import { dataUseVersion } from '../data-use-text.ts'

export function mentalCheckDataUse(app: App, { db }: AiestheContext): void {
  app.get(
    '/mental-check/data-use',
    {
      schema: {
        operationId: 'mentalCheckDataUse',
        summary: 'How answers of mental checks are used, and what the member has decided about it',
        tags: ['mental-check'],
        response: {
          200: Type.Object({
            version: Type.String({ description: 'Of the text; to be sent with the decision' }),
            statements: Type.Array(Type.String()),
            agree: Type.String({ description: 'What is ticked' }),
            agreed: Type.Boolean({ description: 'Yes, to this version' }),
            decidedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
              description: 'When the member last decided; null before',
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const decision = await findDataUse(db, memberOf(request).userId)
      const { statements, agree } = textsIn(language(request)).dataUse
      reply.header('cache-control', 'no-store')
      return {
        version: dataUseVersion,
        statements: [...statements],
        agree,
        agreed: isAgreement(decision),
        decidedAt: decision?.decidedAt.toISOString() ?? null,
      }
    },
  )
}
