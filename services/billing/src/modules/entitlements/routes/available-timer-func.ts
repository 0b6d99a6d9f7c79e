import type { App } from '@hibiki/http'
import { featureSchema, respondToFeatureCheck } from '../feature-response.ts'
import type { EstheDeps } from '../module.ts'

const schema = featureSchema('checkTimer', 'the timer')

/** GET /v2/esthe/available-timer-func (call 56). */
export function availableTimer(app: App, deps: EstheDeps): void {
  app.get('/v2/esthe/available-timer-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'timer', request, reply),
  )
}
