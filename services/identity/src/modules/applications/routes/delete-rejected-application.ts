import { type App, requireSession } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { normalizeApplicationCode } from '../application-code.rules.ts'
import { decideApplication } from '../decide-application.ts'
import { DecisionBody, decisionResponseSchemas } from '../decision-body.ts'

const schema = {
  operationId: 'deleteRejectedApplication',
  summary: 'Deletes a rejected application, with its account when that never became active and owes nothing',
  tags: ['pic'],
  body: DecisionBody,
  response: {
    ...decisionResponseSchemas,
    ...describeIdentityErrors('E4090', 'E4093', 'E5030'),
  },
}

export function deleteRejectedApplication(app: App, context: IdentityContext): void {
  app.post('/pic/approval/delete', { schema }, async (request) => {
    const { applyingCode, version } = request.body
    const which = { code: normalizeApplicationCode(applyingCode) }
    await decideApplication(context, requireSession(request), { which, version, decision: 'delete' })
    return {}
  })
}
