import type { LocalText } from '@hibiki/http'
import { fillPlaceholders } from '@hibiki/service'
import { localValue } from '../../texts.ts'
import type { ChoiceReason } from './choice-reason.rules.ts'
import type { Cluster } from './clusters.rules.ts'

/**
 * Returns the text "why this sound" that accompanies every choice of the AI. It states what was counted and nothing about anybody's health,
 * and mentions earlier experience only where something was measured. Members read the mood that a cluster stands for, never its number.
 */
export function toChoiceText(choice: {
  reason: ChoiceReason | 'mood'
  cluster: Cluster
  measured: number
}): LocalText {
  const reason = choice.reason === 'mood' && choice.measured > 0 ? 'mood-measured' : choice.reason
  return localValue(({ choiceReasons, vibrations }) =>
    fillPlaceholders(choiceReasons[reason], { kind: vibrations[choice.cluster], measured: choice.measured }),
  )
}
