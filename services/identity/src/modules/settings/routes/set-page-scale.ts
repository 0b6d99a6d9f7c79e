import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { fieldText } from '../../../texts.ts'
import { validatePageScale } from '../page-scale.rules.ts'
import { savePageScale } from '../user-settings.sql.ts'

const schema = {
  operationId: 'setPageScale',
  summary: "Saves the member's page zoom",
  tags: ['page-size'],
  querystring: Type.Object({ scale: Type.Number({ description: '0.7 to 1.5 in steps of 0.1' }) }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E3010', 'E3011', 'E4010'),
  },
}

const refusals = {
  'too-small': () => new ApiError('E3010'),
  'too-large': () => new ApiError('E3011'),
  'not-a-step': () =>
    new ApiError('E3001', {
      fields: { scale: fieldText('scaleStep') },
    }),
} as const

export function setPageScale(app: App, context: IdentityContext): void {
  app.post('/page-size/set-scale', { schema }, async (request) => {
    const decision = validatePageScale(request.query.scale)
    if ('refused' in decision) throw refusals[decision.refused]()
    await savePageScale(context.db, requireSession(request).userId, decision.scale)
    return {}
  })
}
