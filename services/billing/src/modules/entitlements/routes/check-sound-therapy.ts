import type { App } from '@hibiki/http'
import type { BillingContext } from '../../../context.ts'
import { createFeatureCheckSchema, respondToFeatureCheck } from '../respond-to-feature-check.ts'

const schema = createFeatureCheckSchema('checkSoundTherapy', 'sound therapy')

export function checkSoundTherapy(app: App, deps: BillingContext): void {
  app.get('/v2/esthe/available-sound-therapy-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'sound-therapy', request, reply),
  )
}
