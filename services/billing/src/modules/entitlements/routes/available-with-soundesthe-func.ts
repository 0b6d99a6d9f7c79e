import type { App } from '@hibiki/http'
import { featureSchema, respondToFeatureCheck } from '../feature-response.ts'
import type { EstheDeps } from '../module.ts'

const schema = featureSchema('checkWithSoundesthe', 'medical sound together with AI esthe')

/** GET /v2/esthe/available-with-soundesthe-func (call 57). */
export function availableWithSoundesthe(app: App, deps: EstheDeps): void {
  app.get('/v2/esthe/available-with-soundesthe-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'with-soundesthe', request, reply),
  )
}
