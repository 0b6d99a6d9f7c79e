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
import { ApplicationResponse, toApplicationResponse } from '../application-response.ts'
import { listApplications } from '../applications.sql.ts'

const schema = {
  operationId: 'listOwnApplications',
  summary: "Lists the member's own applications, the newest first",
  tags: ['applying'],
  querystring: Type.Object(pageQueryProperties),
  response: {
    200: Type.Array(ApplicationResponse),
    ...describeIdentityErrors('E3001', 'E4010'),
  },
}

export function listOwnApplications(app: App, context: IdentityContext): void {
  app.get('/applying/statuses', { schema }, async (request) => {
    const which = { applicantId: requireSession(request).userId }
    const rows = await listApplications(context.db, which, toOffsetAndLimit(request.query))
    return rows.map((row) => toApplicationResponse(row, getRequestLanguage(request)))
  })
}
