import { type App, getRequestLanguage, Id, Moment, requireSession, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { computeNextDueAt } from '../mental-check.rules.ts'
import { listOfferedMentalChecks } from '../mental-checks.sql.ts'

const schema = {
  operationId: 'mentalCheckDueDates',
  summary: 'Lists when the answered mental checks are due again, the next one first',
  tags: ['mental-check'],
  response: {
    200: Type.Array(
      Type.Object({
        id: Id,
        title: Type.String(),
        nextDueAt: Moment,
      }),
    ),
    ...describeAiestheErrors('E4003'),
  },
}

export function mentalCheckDueDatesRoute(app: App, { db, clock }: AiestheContext): void {
  app.get('/mental-check/due-dates', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await requireConsent(db, userId)
    const checks = await listOfferedMentalChecks(db, userId)
    return checks
      .flatMap(({ id, title, lastAnsweredAt, intervalDays }) => {
        const due = computeNextDueAt(lastAnsweredAt, intervalDays, clock())
        return due
          ? [
              {
                id,
                title: selectLanguageText(title, getRequestLanguage(request)),
                nextDueAt: due.toISOString(),
              },
            ]
          : []
      })
      .toSorted((a, b) => a.nextDueAt.localeCompare(b.nextDueAt))
  })
}
