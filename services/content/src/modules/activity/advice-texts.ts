import { getFixedT } from '../../texts.ts'
import { type AdviceFacts, findAdviceKeys } from './advice.rules.ts'
import type { AdviceByKind } from './advice-table.rules.ts'

/** Returns the texts that the table chooses, in a language. */
export function toAdviceTexts(facts: AdviceFacts, language: string): AdviceByKind<string> {
  const texts: AdviceByKind<Partial<Record<string, string>>> = getFixedT(language)('advice', {
    returnObjects: true,
  })
  const keys = findAdviceKeys(facts)
  return {
    dullnessElimination: texts.dullnessElimination[keys.dullnessElimination] ?? '',
    rejuvenationAdvice: texts.rejuvenationAdvice[keys.rejuvenationAdvice] ?? '',
    attractivenessUp: texts.attractivenessUp[keys.attractivenessUp] ?? '',
  }
}

/** Returns the sentence about last week that the notice of a new week begins with. */
export function toLastWeekMessage(lastWeekSeconds: number, language: string): string {
  const minutes = Math.floor(lastWeekSeconds / 60)
  const t = getFixedT(language)
  return minutes === 0 ? t('weekMessage.none') : t('weekMessage.minutes', { count: minutes })
}
