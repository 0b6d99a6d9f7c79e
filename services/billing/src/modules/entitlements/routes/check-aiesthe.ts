import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureCheckSchema, respondToFeatureCheck } from '../respond-to-feature-check.ts'

const schema = createFeatureCheckSchema('checkAiesthe', 'AI esthe')

export function checkAiesthe(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-aiesthe', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'aiesthe', request, reply),
  )
}
