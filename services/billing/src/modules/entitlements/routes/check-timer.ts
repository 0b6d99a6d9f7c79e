import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureCheckSchema, respondToFeatureCheck } from '../respond-to-feature-check.ts'

const schema = createFeatureCheckSchema('checkTimer', 'the timer')

export function checkTimer(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-timer-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'timer', request, reply),
  )
}
