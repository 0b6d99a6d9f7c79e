import {
  ApiError,
  type App,
  getRequestLanguage,
  Id,
  Moment,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { computeNextDueAt, filterAskedItems } from '../mental-check.rules.ts'
import { listOfferedMentalChecks } from '../mental-checks.sql.ts'

const MentalCheck = Type.Object({
  id: Id,
  title: Type.String(),
  nextDueAt: Type.Union([Moment, Type.Null()], {
    description: 'When it can be answered again, or null when it can be answered now',
  }),
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      questionNo: Type.Integer(),
      name: Type.String(),
      requires: Type.Boolean(),
      choices: Type.Array(
        Type.Object({ id: Type.String(), display: Type.String(), ansValue: Type.Integer() }),
      ),
    }),
  ),
})

const schema = {
  operationId: 'getMentalCheck',
  summary: 'Returns a mental check with its questions by number and their choices by value',
  tags: ['mental-check'],
  querystring: Type.Object({ mentalCheckId: Id }),
  response: {
    200: MentalCheck,
    ...describeAiestheErrors('E4003', 'AIESTHE_CHECK_NOT_FOUND'),
  },
}

export function getMentalCheckRoute(app: App, { db, clock }: AiestheContext): void {
  app.get('/mental-check/get', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await requireConsent(db, userId)
    const [check] = await listOfferedMentalChecks(db, userId, request.query.mentalCheckId)
    if (!check) throw new ApiError('AIESTHE_CHECK_NOT_FOUND')
    const spoken = getRequestLanguage(request)
    return {
      id: check.id,
      title: selectLanguageText(check.title, spoken),
      nextDueAt: computeNextDueAt(check.lastAnsweredAt, check.intervalDays, clock())?.toISOString() ?? null,
      items: filterAskedItems(check.items).map(({ id, questionNo, name, requires, choices }) => ({
        id,
        questionNo,
        requires,
        name: selectLanguageText(name, spoken),
        choices: choices.map((choice) => ({
          ...choice,
          display: selectLanguageText(choice.display, spoken),
        })),
      })),
    }
  })
}
