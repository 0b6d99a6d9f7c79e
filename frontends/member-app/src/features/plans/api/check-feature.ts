import { answerOf, api } from '../../../lib/api/client.ts'
import type { CheckAnswer } from '../rules.ts'
import type { PlanFeature } from '../types.ts'

const checks: Record<PlanFeature, () => Promise<CheckAnswer>> = {
  loop: () => answerOf(api.GET('/v2/esthe/available-loop-func')),
  timer: () => answerOf(api.GET('/v2/esthe/available-timer-func')),
  'with-soundesthe': () => answerOf(api.GET('/v2/esthe/available-with-soundesthe-func')),
  'dr-ai-and-healthcare': () => answerOf(api.GET('/v2/esthe/available-dr-ai-and-healthcare-func')),
  'sound-therapy': () => answerOf(api.GET('/v2/esthe/available-sound-therapy-func')),
  aiesthe: () => answerOf(api.GET('/v2/esthe/available-aiesthe')),
}

/** Whether the member's plan opens a feature; asked anew each time, because plans begin and end. */
export const checkFeature = (feature: PlanFeature): Promise<CheckAnswer> => checks[feature]()
