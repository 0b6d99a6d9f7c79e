import { type AdviceByKind, type AdviceRule, adviceRules } from './advice-table.rules.ts'

export interface AdviceFacts {
  /** The seconds listened in the last seven JST days, today included. */
  seconds: number
  /** The expression type of the latest face diagnosis, or null without one. */
  cluster: number | null
}

/** Returns for each kind the key of the text of the first rule that matches. */
export function findAdviceKeys({ seconds, cluster }: AdviceFacts): AdviceByKind<string> {
  const minutes = Math.floor(seconds / 60)
  const fits = (rule: AdviceRule) =>
    minutes >= rule.minutesFrom && (rule.cluster === undefined || rule.cluster === cluster)
  const choose = (rules: readonly AdviceRule[]) => rules.find(fits)?.key ?? ''
  return {
    dullnessElimination: choose(adviceRules.dullnessElimination),
    rejuvenationAdvice: choose(adviceRules.rejuvenationAdvice),
    attractivenessUp: choose(adviceRules.attractivenessUp),
  }
}
