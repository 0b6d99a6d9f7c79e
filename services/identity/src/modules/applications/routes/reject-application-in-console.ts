import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { decideApplication } from '../decide-application.ts'
import { decisionResponseSchemas } from '../decision-body.ts'
import { AdminApplicationResponse, getAdminApplicationResponse } from './admin-applications.ts'

const schema = {
  operationId: 'rejectApplicationInConsole',
  summary: 'Rejects an application as it was displayed',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({ version: Type.Integer() }),
  response: { ...decisionResponseSchemas, 200: AdminApplicationResponse },
}

export function rejectApplicationInConsole(app: App, context: IdentityContext): void {
  app.post('/admin/applications/:id/reject', { schema }, async (request) => {
    const { id } = request.params
    const { version } = request.body
    await decideApplication(context, requireSession(request), { which: { id }, version, decision: 'reject' })
    return getAdminApplicationResponse(context.db, id, getRequestLanguage(request))
  })
}
