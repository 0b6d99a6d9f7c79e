import type { PlanCodes } from '../../features/player/record/play-session.ts'

/** What each way to a sound is recorded as: the pair decides (D-094, D-096, D-097). */
export const planCodes = {
  soundestheRandom: { dmvTypeCode: '02', planCode: '01' },
  soundestheCategory: { dmvTypeCode: '02', planCode: '02' },
  soundesthePurpose: { dmvTypeCode: '02', planCode: '04' },
  kanade: { dmvTypeCode: '03', planCode: '03' },
} as const satisfies Record<string, PlanCodes>
