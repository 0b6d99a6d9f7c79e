import { type App, errorResponses, memberOf } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { requireDiagnosis } from '../../../requirements.ts'
import { openStep } from '../open-step.ts'
import { Step, toStep } from '../step-response.ts'

export function getCurrentStep(app: App, deps: AiestheContext): void {
  app.get(
    '/aiesthe/current-step',
    {
      schema: {
        operationId: 'getCurrentStep',
        summary: 'Returns the open face diagnosis, or begins a new one',
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
