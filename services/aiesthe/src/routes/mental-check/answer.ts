import { ApiError, type App, errorResponses, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { fitOf, isDue, wrongAnswers } from '../../domain/mental-check.ts'
import { aiestheErrors } from '../../errors.ts'
import { requireConsent } from '../../gates.ts'
import { isErased, lockMember } from '../../repositories/member-locks.ts'
import { findMentalChecks, insertAnswers } from '../../repositories/mental-checks.ts'
import type { MentalCheckDeps } from './index.ts'

const MOST_ITEMS = 100
/** D1§5, under each question without an answer. */
const CHOOSE = { ja: '選択してください。', en: 'Please choose one.' }
/** D1§8. */
const SENT = { ja: '送信完了しました。', en: 'Sent.' }

export function answer(app: App, { db, clock }: MentalCheckDeps): void {
  app.post(
    '/mental-check/answer',
    {
      schema: {
        operationId: 'answerMentalCheck',
        summary: 'Answers a mental check; what was answered stays as it is (D-128)',
        tags: ['mental-check'],
        body: Type.Object({
          mentalCheckId: Type.String({ format: 'uuid' }),
          answers: Type.Array(
            Type.Object({ itemId: Type.String({ maxLength: 64 }), choiceId: Type.String({ maxLength: 64 }) }),
            { maxItems: MOST_ITEMS },
          ),
        }),
        response: {
          200: Type.Object({ message: Type.String() }),
          ...errorResponses(
            aiestheErrors,
            'E4003',
            'AIESTHE_CHECK_NOT_FOUND',
            'AIESTHE_CHECK_NOT_DUE',
            'AIESTHE_CHECK_CHANGED',
          ),
        },
      },
    },
    async (request) => {
      const { userId: memberId } = memberOf(request)
      const { mentalCheckId, answers } = request.body
      const now = clock()
      await db.transaction().execute(async (trx) => {
        // One after another: of two that arrive together only the first is due.
        await lockMember(trx, memberId)
        if (await isErased(trx, memberId)) throw new ApiError('E4003')
        await requireConsent(trx, memberId)
        const [check] = await findMentalChecks(trx, memberId, mentalCheckId)
        if (!check) throw new ApiError('AIESTHE_CHECK_NOT_FOUND')
        if (!isDue(check.lastAnsweredAt, check.intervalDays, now)) throw new ApiError('AIESTHE_CHECK_NOT_DUE')
        const { unanswered, unknown } = wrongAnswers(check.items, answers)
        if (unknown.length > 0) throw new ApiError('AIESTHE_CHECK_CHANGED')
        if (unanswered.length > 0)
          throw new ApiError('E3001', { fields: Object.fromEntries(unanswered.map((id) => [id, CHOOSE])) })
        await insertAnswers(trx, {
          ...{ memberId, checkId: check.id, version: check.version, answers },
          fit: fitOf(check.items, answers),
          answeredAt: now,
        })
      })
      return { message: SENT[language(request)] }
    },
  )
}
