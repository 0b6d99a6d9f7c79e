import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { applyBonusCode } from '../apply-bonus-code.ts'

const schema = {
  operationId: 'applyBonusCode',
  summary: 'Gives the member what a bonus code is worth, once per member',
  tags: ['bonuscode'],
  body: Type.Object({ code: Type.String({ maxLength: 100, format: 'visible-text' }) }),
  response: {
    200: Type.Object({}),
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4030',
      'BILLING_BONUS_CODE_USED',
      'BILLING_BONUS_CODE_INVALID',
      'E4290',
    ),
  },
}

export function applyBonusCodeRoute(app: App, deps: BillingContext): void {
  app.post('/v3/bonuscode/apply', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await applyBonusCode(deps.database, { userId, typed: request.body.code, now: deps.clock() })
    return {}
  })
}
