import type { App } from '@hibiki/http'
import { featureSchema, respondToFeatureCheck } from '../feature-response.ts'
import type { EstheDeps } from '../module.ts'

const schema = featureSchema('checkDrAiHealthcare', 'the Dr.AI healthcare interview')

/** GET /v2/esthe/available-dr-ai-and-healthcare-func (call 58). */
export function availableDrAi(app: App, deps: EstheDeps): void {
  app.get('/v2/esthe/available-dr-ai-and-healthcare-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'dr-ai-healthcare', request, reply),
  )
}
