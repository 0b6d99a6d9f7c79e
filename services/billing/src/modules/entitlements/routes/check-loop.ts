import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureSchema, respondToFeatureCheck } from '../feature-response.ts'

const schema = createFeatureSchema('checkLoop', 'repeat playback')

export function checkLoop(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-loop-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'loop', request, reply),
  )
}
