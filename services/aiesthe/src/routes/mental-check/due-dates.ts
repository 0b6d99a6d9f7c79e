import { type App, errorResponses, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { nextDueAt } from '../../domain/mental-check.ts'
import { aiestheErrors } from '../../errors.ts'
import { requireConsent } from '../../gates.ts'
import { findMentalChecks } from '../../repositories/mental-checks.ts'
import type { MentalCheckDeps } from './index.ts'

export function dueDates(app: App, { db, clock }: MentalCheckDeps): void {
  app.get(
    '/mental-check/due-dates',
    {
      schema: {
        operationId: 'mentalCheckDueDates',
        summary: 'When the mental checks that were answered are due again (D-128), the next one first',
        tags: ['mental-check'],
        response: {
          200: Type.Array(
            Type.Object({
              id: Type.String({ format: 'uuid' }),
              title: Type.String(),
              nextDueAt: Type.String({ format: 'date-time' }),
            }),
          ),
          ...errorResponses(aiestheErrors, 'E4003'),
        },
      },
    },
    async (request) => {
      const { userId } = memberOf(request)
      await requireConsent(db, userId)
      const checks = await findMentalChecks(db, userId)
      return checks
        .flatMap(({ id, title, lastAnsweredAt, intervalDays }) => {
          const due = nextDueAt(lastAnsweredAt, intervalDays, clock())
          return due ? [{ id, title: title[language(request)], nextDueAt: due.toISOString() }] : []
        })
        .toSorted((a, b) => a.nextDueAt.localeCompare(b.nextDueAt))
    },
  )
}
