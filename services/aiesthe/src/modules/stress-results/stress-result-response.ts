import { type Static, Type } from 'typebox'
import { MAX_SCORE } from './stress-result.rules.ts'
import type { StressResult } from './stress-results.sql.ts'

export const Score = Type.Integer({ minimum: 0, maximum: MAX_SCORE })
export const ForChoice = Type.Boolean({
  description: "Whether the result may inform the AI's choice of a sound",
})

/** A result of the stress check that a member saved. */
export const StressResultBody = Type.Object({
  id: Type.String({ format: 'uuid' }),
  score: Score,
  level: Type.Integer({ minimum: 1, maximum: 4 }),
  savedAt: Type.String({ format: 'date-time' }),
  forChoice: ForChoice,
})

export function toResponse({ savedAt, ...result }: StressResult): Static<typeof StressResultBody> {
  return { ...result, savedAt: savedAt.toISOString() }
}
