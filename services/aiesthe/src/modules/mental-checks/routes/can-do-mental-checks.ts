import { type App, getRequestLanguage, Id, requireSession, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { isMentalCheckDue } from '../mental-check.rules.ts'
import { listOfferedMentalChecks } from '../mental-checks.sql.ts'

const schema = {
  operationId: 'canDoMentalChecks',
  summary: 'Lists the mental checks that are due',
  tags: ['mental-check'],
  response: {
    200: Type.Array(Type.Object({ id: Id, title: Type.String() })),
    ...describeAiestheErrors('E4003'),
  },
}

export function canDoMentalChecksRoute(app: App, { db, clock }: AiestheContext): void {
  app.get('/mental-check/can-do-mentalchecks', { schema }, async (request) => {
    const { userId } = requireSession(request)
    await requireConsent(db, userId)
    const checks = await listOfferedMentalChecks(db, userId)
    return checks
      .filter(({ lastAnsweredAt, intervalDays }) => isMentalCheckDue(lastAnsweredAt, intervalDays, clock()))
      .map(({ id, title }) => ({ id, title: selectLanguageText(title, getRequestLanguage(request)) }))
  })
}
