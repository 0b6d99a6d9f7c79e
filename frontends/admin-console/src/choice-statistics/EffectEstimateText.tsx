import { useTranslate } from 'react-admin'
import type { ChoiceStatistics } from '../statistics/types.ts'

export type EffectEstimate = ChoiceStatistics['sounds'][number]['belief']

/** Formats an estimated effect with its interval: `0.64 (0.39–0.85)`. */
export function EffectEstimateText({ belief }: { belief: EffectEstimate }) {
  const translate = useTranslate()
  if (belief === null) return translate('console.none')
  const formatted = Object.fromEntries(
    Object.entries(belief).map(([name, value]) => [name, value.toFixed(2)]),
  )
  return translate('console.choiceStatistics.interval', formatted)
}
