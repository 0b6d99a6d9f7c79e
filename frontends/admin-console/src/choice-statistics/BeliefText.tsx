import { useTranslate } from 'react-admin'
import type { ChoiceStatistics } from '../statistics/types.ts'

export type Belief = ChoiceStatistics['sounds'][number]['belief']

/** Formats an estimated effect with its interval: `0.64 (0.39–0.85)`. */
export function BeliefText({ belief }: { belief: Belief }) {
  const translate = useTranslate()
  if (belief === null) return translate('console.none')
  const formatted = Object.fromEntries(
    Object.entries(belief).map(([name, value]) => [name, value.toFixed(2)]),
  )
  return translate('console.choiceStatistics.interval', formatted)
}
