import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { saveFeeling } from '../choices.sql.ts'
import { feelings } from '../feeling.rules.ts'

const schema = {
  operationId: 'sayFeeling',
  summary:
    'Reports how the member felt after a sound that the AI chose within a day; later choices learn from it',
  tags: ['aiesthe'],
  body: Type.Object({ soundId: Id, feeling: Type.Enum([...feelings]) }),
  response: {
    200: Type.Object({
      learned: Type.Boolean({
        description: 'False where no choice of that sound can still learn from it',
      }),
    }),
    ...describeAiestheErrors('E4003'),
  },
}

export function sayFeelingRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/aiesthe/feeling', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { soundId, feeling } = request.body
    return db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
      await requireConsent(trx, memberId)
      return { learned: await saveFeeling(trx, { memberId, soundId, feeling, now: clock() }) }
    })
  })
}
