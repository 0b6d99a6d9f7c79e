import {
  type App,
  getRequestLanguage,
  pageQueryProperties,
  requireSession,
  toOffsetAndLimit,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { ApplicationToDecideResponse, toApplicationToDecideResponse } from '../application-response.ts'
import { listApplications } from '../applications.sql.ts'
import { toApplicationScope } from '../to-application-scope.ts'

const schema = {
  operationId: 'listApplicationsToDecide',
  summary: 'Lists the applications that the caller may decide about, the newest first',
  tags: ['pic'],
  querystring: Type.Object(pageQueryProperties),
  response: {
    200: Type.Array(ApplicationToDecideResponse),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function listApplicationsToDecide(app: App, context: IdentityContext): void {
  app.get('/pic/approval/applying', { schema }, async (request) => {
    const session = requireSession(request)
    const page = toOffsetAndLimit(request.query)
    const rows = await listApplications(context.db, toApplicationScope(session), page)
    return rows.map((row) => toApplicationToDecideResponse(row, getRequestLanguage(request), session.userId))
  })
}
