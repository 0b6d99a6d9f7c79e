import {
  type App,
  createErrorResponseSchemas,
  getRequestLanguage,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { isMentalCheckDue } from '../mental-check.rules.ts'
import { listOfferedMentalChecks } from '../mental-checks.sql.ts'

export function canDoMentalChecksRoute(app: App, { db, clock }: AiestheContext): void {
  app.get(
    '/mental-check/can-do-mentalchecks',
    {
      schema: {
        operationId: 'canDoMentalChecks',
        summary: 'Lists the mental checks that are due',
        tags: ['mental-check'],
        response: {
          200: Type.Array(Type.Object({ id: Type.String({ format: 'uuid' }), title: Type.String() })),
          ...createErrorResponseSchemas(aiestheErrors, 'E4003'),
        },
      },
    },
    async (request) => {
      const { userId } = requireSession(request)
      await requireConsent(db, userId)
      const checks = await listOfferedMentalChecks(db, userId)
      return checks
        .filter(({ lastAnsweredAt, intervalDays }) => isMentalCheckDue(lastAnsweredAt, intervalDays, clock()))
        .map(({ id, title }) => ({ id, title: selectLanguageText(title, getRequestLanguage(request)) }))
    },
  )
}
