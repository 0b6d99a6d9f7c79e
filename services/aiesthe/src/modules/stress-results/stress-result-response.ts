import { Id, Moment } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { MAX_STRESS_SCORE } from './stress-result.rules.ts'
import type { StressResult } from './stress-results.sql.ts'

export const StressScoreSchema = Type.Integer({ minimum: 0, maximum: MAX_STRESS_SCORE })
export const ForChoiceSchema = Type.Boolean({
  description: "Whether the result may inform the AI's choice of a sound",
})

/** A result of the stress check that a member saved. */
export const StressResultResponse = Type.Object(
  {
    id: Id,
    score: StressScoreSchema,
    level: Type.Integer({ minimum: 1, maximum: 4 }),
    savedAt: Moment,
    forChoice: ForChoiceSchema,
  },
  { $id: 'StressResult' },
)

export function toStressResultResponse({
  savedAt,
  ...result
}: StressResult): Static<typeof StressResultResponse> {
  return { ...result, savedAt: savedAt.toISOString() }
}
