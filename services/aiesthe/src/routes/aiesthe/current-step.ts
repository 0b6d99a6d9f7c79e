import { type App, errorResponses, memberOf } from '@hibiki/http'
import { openStep } from '../../diagnosis/open-step.ts'
import { aiestheErrors } from '../../errors.ts'
import { requireDiagnosis } from '../../gates.ts'
import type { AiestheRouteDeps } from './index.ts'
import { Step, toStep } from './step.ts'

export function currentStep(app: App, deps: AiestheRouteDeps): void {
  app.get(
    '/aiesthe/current-step',
    {
      schema: {
        operationId: 'getCurrentStep',
        summary: 'The face diagnosis under way, or a new one (D-111)',
        tags: ['aiesthe'],
        response: { 200: Step, ...errorResponses(aiestheErrors, 'E4003') },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      await requireDiagnosis(deps.db, session)
      const result = await openStep(deps.db, session.userId, { now: deps.clock(), startAgain: false })
      reply.header('cache-control', 'no-store')
      return toStep(result, request, deps)
    },
  )
}
