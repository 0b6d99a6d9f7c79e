import type { PlanCodes } from './record/play-session.ts'

/**
 * The pair of codes that each way to a sound is recorded with. The interview has no pair of its own, because it chooses
 * by a feeling too.
 */
export const planCodes = {
  aiestheRandom: { dmvTypeCode: '01', planCode: '01' },
  aiestheFeeling: { dmvTypeCode: '01', planCode: '02' },
  aiestheInterview: { dmvTypeCode: '01', planCode: '02' },
  aiestheTherapy: { dmvTypeCode: '04', planCode: '05' },
  face: { dmvTypeCode: '01', planCode: '03' },
  soundestheRandom: { dmvTypeCode: '02', planCode: '01' },
  soundestheCategory: { dmvTypeCode: '02', planCode: '02' },
  soundesthePurpose: { dmvTypeCode: '02', planCode: '04' },
  enterpriseTrial: { dmvTypeCode: '00', planCode: '01' },
  kanade: { dmvTypeCode: '03', planCode: '03' },
} as const satisfies Record<string, PlanCodes>
