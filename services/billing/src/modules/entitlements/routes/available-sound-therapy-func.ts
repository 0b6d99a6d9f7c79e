import type { App } from '@hibiki/http'
import { featureSchema, respondToFeatureCheck } from '../feature-response.ts'
import type { EstheDeps } from '../module.ts'

const schema = featureSchema('checkSoundTherapy', 'sound therapy')

/** GET /v2/esthe/available-sound-therapy-func (call 59). */
export function availableSoundTherapy(app: App, deps: EstheDeps): void {
  app.get('/v2/esthe/available-sound-therapy-func', { schema }, (request, reply) =>
    respondToFeatureCheck(deps, 'sound-therapy', request, reply),
  )
}
