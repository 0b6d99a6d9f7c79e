import type { LocalText } from '@hibiki/http'
import { localText } from '../../texts.ts'
import type { ChoiceReason } from './choice-reason.rules.ts'
import type { Cluster } from './clusters.rules.ts'

const types: Record<Cluster, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/**
 * "Why this sound", beside every choice of the AI. Says what was counted, and nothing about anybody's health; of earlier experience only
 * where something was measured.
 */
export function choiceText(choice: {
  reason: ChoiceReason | 'mood'
  cluster: Cluster
  measured: number
}): LocalText {
  const reason = choice.reason === 'mood' && choice.measured > 0 ? 'mood-measured' : choice.reason
  const params = { type: types[choice.cluster], measured: choice.measured }
  return localText(({ choiceReasons }) => choiceReasons[reason], params)
}
