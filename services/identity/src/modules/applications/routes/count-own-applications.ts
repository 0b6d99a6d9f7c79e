import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { countApplications } from '../applications.sql.ts'

const schema = {
  operationId: 'countOwnApplications',
  summary: 'Returns how many applications the member has made',
  tags: ['applying'],
  response: { 200: Type.Integer(), ...describeErrors('E4010') },
}

/** The response is a bare number. */
export function countOwnApplications(app: App, context: IdentityContext): void {
  app.get('/applying/statuses-count', { schema }, async (request) =>
    countApplications(context.db, { applicantId: requireSession(request).userId }),
  )
}
