import type { PlanFeature } from '../types.ts'

/** The call that checks whether the member's plan includes a feature. Its response is never cached, because plans begin and end. */
export const featureCheckPaths = {
  loop: '/v2/esthe/available-loop-func',
  timer: '/v2/esthe/available-timer-func',
  'with-soundesthe': '/v2/esthe/available-with-soundesthe-func',
  'dr-ai-and-healthcare': '/v2/esthe/available-dr-ai-and-healthcare-func',
  'sound-therapy': '/v2/esthe/available-sound-therapy-func',
  aiesthe: '/v2/esthe/available-aiesthe',
} as const satisfies Record<PlanFeature, string>
