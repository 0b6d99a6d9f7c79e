import { api, unwrap } from '../../../lib/api/client.ts'
import type { FeatureCheckResponse } from '../rules.ts'
import type { PlanFeature } from '../types.ts'

const checks: Record<PlanFeature, () => Promise<FeatureCheckResponse>> = {
  loop: () => unwrap(api.GET('/v2/esthe/available-loop-func')),
  timer: () => unwrap(api.GET('/v2/esthe/available-timer-func')),
  'with-soundesthe': () => unwrap(api.GET('/v2/esthe/available-with-soundesthe-func')),
  'dr-ai-and-healthcare': () => unwrap(api.GET('/v2/esthe/available-dr-ai-and-healthcare-func')),
  'sound-therapy': () => unwrap(api.GET('/v2/esthe/available-sound-therapy-func')),
  aiesthe: () => unwrap(api.GET('/v2/esthe/available-aiesthe')),
}

/** Checks whether the member's plan includes a feature; it is never cached, because plans begin and end. */
export const checkFeature = (feature: PlanFeature): Promise<FeatureCheckResponse> => checks[feature]()
