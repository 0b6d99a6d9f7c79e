import type { App } from '@hibiki/http'
import { answerFeature, featureSchema } from './feature-answer.ts'
import type { EstheDeps } from './index.ts'

const schema = featureSchema('checkTimer', 'the timer')

/** GET /v2/esthe/available-timer-func (call 56). */
export function availableTimer(app: App, deps: EstheDeps): void {
  app.get('/v2/esthe/available-timer-func', { schema }, (request, reply) =>
    answerFeature(deps, 'timer', request, reply),
  )
}
