import { type App, requireSession } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireDiagnosisAccess } from '../../../requirements.ts'
import { getOrStartDiagnosis } from '../get-or-start-diagnosis.ts'
import { StepResponse, toStepResponse } from '../step-response.ts'

const schema = {
  operationId: 'getCurrentStep',
  summary: 'Returns the open face diagnosis, or begins a new one',
  tags: ['aiesthe'],
  response: { 200: StepResponse, ...describeAiestheErrors('E4003') },
}

export function getCurrentStepRoute(app: App, deps: AiestheContext): void {
  app.get('/aiesthe/current-step', { schema }, async (request, reply) => {
    const session = requireSession(request)
    await requireDiagnosisAccess(deps.db, session)
    const result = await getOrStartDiagnosis(deps.db, session.userId, {
      now: deps.clock(),
      startAgain: false,
    })
    deps.examiner.warmUp()
    reply.header('cache-control', 'no-store')
    return toStepResponse(result, request, deps)
  })
}
