import { type Advice, type AdviceRule, adviceRules } from './advice-table.rules.ts'

export interface AdviceFacts {
  /** Listened in the last seven JST days, today included. */
  seconds: number
  /** Expression type of the latest face diagnosis; null without one. */
  cluster: number | null
}

/** Returns the keys of the texts by the table: for each kind that of the first rule that fits. */
export function adviceKeys({ seconds, cluster }: AdviceFacts): Advice<string> {
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
