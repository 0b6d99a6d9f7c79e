import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { countApplications } from '../applications.sql.ts'
import { toApplicationScope } from '../to-application-scope.ts'

const schema = {
  operationId: 'countApplicationsToDecide',
  summary: 'Returns how many applications the caller sees, decided ones included',
  tags: ['pic'],
  response: {
    200: Type.Integer(),
    ...describeErrors('E4010', 'E4030', 'E4040'),
  },
}

/** The response is a bare number, the total of the rows that `applying` pages through. */
export function countApplicationsToDecide(app: App, context: IdentityContext): void {
  app.get('/pic/approval/applying-count', { schema }, async (request) =>
    countApplications(context.db, toApplicationScope(requireSession(request))),
  )
}
