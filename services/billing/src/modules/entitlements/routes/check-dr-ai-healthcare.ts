import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureCheckSchema, respondToFeatureCheck } from '../respond-to-feature-check.ts'

const schema = createFeatureCheckSchema('checkDrAiHealthcare', 'the Dr.AI healthcare interview')

export function checkDrAiHealthcare(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-dr-ai-and-healthcare-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'dr-ai-healthcare', request, reply),
  )
}
