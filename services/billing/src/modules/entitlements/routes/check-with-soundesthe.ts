import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureCheckSchema, respondToFeatureCheck } from '../respond-to-feature-check.ts'

const schema = createFeatureCheckSchema('checkWithSoundesthe', 'medical sound together with AI esthe')

export function checkWithSoundesthe(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-with-soundesthe-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'with-soundesthe', request, reply),
  )
}
