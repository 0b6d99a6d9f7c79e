import { useTranslate } from 'react-admin'
import type { ChoiceStatistics } from '../statistics/types.ts'

export type BeliefOf = ChoiceStatistics['sounds'][number]['belief']

/** An estimated effect with its interval: `0.64 (0.39–0.85)`. */
export function Belief({ belief }: { belief: BeliefOf }) {
  const translate = useTranslate()
  if (belief === null) return translate('console.none')
  const written = Object.fromEntries(Object.entries(belief).map(([name, value]) => [name, value.toFixed(2)]))
  return translate('console.choiceStatistics.interval', written)
}
