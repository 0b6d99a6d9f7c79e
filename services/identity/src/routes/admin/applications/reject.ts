import { type App, commonErrors, errorResponses, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { decideApplication } from '../../../applications/decide-application.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { AdminApplication, readApplication } from '../applications.ts'

const schema = {
  operationId: 'rejectApplicationInConsole',
  summary: 'Rejects an application as it was shown',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({ version: Type.Integer() }),
  response: {
    200: AdminApplication,
    ...errorResponses(
      { ...commonErrors, ...identityErrors },
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'E4040',
      'E4090',
      'E4092',
    ),
  },
}

/** POST /admin/applications/{id}/reject (D-054). */
export function rejectInConsole(app: App, deps: RouteDeps): void {
  app.post('/admin/applications/:id/reject', { schema }, async (request) => {
    const { id } = request.params
    const { version } = request.body
    await decideApplication(deps, memberOf(request), { which: { id }, version, decision: 'reject' })
    return readApplication(deps.database.db, id, language(request))
  })
}
