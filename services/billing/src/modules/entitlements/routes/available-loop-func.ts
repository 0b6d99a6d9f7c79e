import type { App } from '@hibiki/http'
import { featureSchema, respondToFeatureCheck } from '../feature-response.ts'
import type { EstheDeps } from '../module.ts'

const schema = featureSchema('checkLoop', 'repeat playback')

/** GET /v2/esthe/available-loop-func (call 55). */
export function availableLoop(app: App, deps: EstheDeps): void {
  app.get('/v2/esthe/available-loop-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'loop', request, reply),
  )
}
