import { type App, errorResponses, memberOf } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { requireDiagnosis } from '../../../requirements.ts'
import { openStep } from '../open-step.ts'
import { Step, toStep } from '../step-response.ts'

export function startAgain(app: App, deps: AiestheContext): void {
  app.post(
    '/aiesthe/start-again',
    {
      schema: {
        operationId: 'startAgain',
        summary: 'Abandons the open face diagnosis and begins a new one',
        tags: ['aiesthe'],
        response: { 200: Step, ...errorResponses(aiestheErrors, 'E4003') },
      },
    },
    async (request, reply) => {
      const session = memberOf(request)
      await requireDiagnosis(deps.db, session)
      const result = await openStep(deps.db, session.userId, { now: deps.clock(), startAgain: true })
      reply.header('cache-control', 'no-store')
      return toStep(result, request, deps)
    },
  )
}
