import { useTranslate } from '../i18n/use-translate.ts'
import type { ChoiceStatistics } from '../statistics/types.ts'

export type EffectEstimate = ChoiceStatistics['sounds'][number]['belief']

/** Formats an estimated effect with its interval: `0.64 (0.39–0.85)`. */
export function EffectEstimateText({ belief }: { belief: EffectEstimate }) {
  const translate = useTranslate()
  if (belief === null) return translate('console.none')
  const { mean, low, high } = belief
  return translate('console.choiceStatistics.interval', {
    mean: mean.toFixed(2),
    low: low.toFixed(2),
    high: high.toFixed(2),
  })
}
