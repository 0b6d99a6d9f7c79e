import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureCheckSchema, respondToFeatureCheck } from '../respond-to-feature-check.ts'

const schema = createFeatureCheckSchema('checkLoop', 'repeat playback')

export function checkLoop(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-loop-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'loop', request, reply),
  )
}
