import { type App, requireSession } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'
import { normalizeApplicationCode } from '../application-code.rules.ts'
import { decideApplication } from '../decide-application.ts'

import { DecisionBody, decisionResponseSchemas } from '../decision-body.ts'

const schema = {
  operationId: 'rejectApplication',
  summary: 'Rejects an application, or withdraws its approval',
  tags: ['pic'],
  body: DecisionBody,
  response: decisionResponseSchemas,
}

export function rejectApplication(app: App, context: IdentityContext): void {
  app.post('/pic/approval/reject', { schema }, async (request) => {
    const { applyingCode, version } = request.body
    const which = { code: normalizeApplicationCode(applyingCode) }
    await decideApplication(context, requireSession(request), { which, version, decision: 'reject' })
    return {}
  })
}
