import type { TFunction } from 'i18next'
import type { ChoiceReason, MoodReason } from './choice-reason.rules.ts'
import type { Cluster } from './clusters.rules.ts'

/**
 * Returns the text "why this sound" that accompanies every choice of the AI. It states what was counted and nothing about anybody's health,
 * and mentions earlier experience only where something was measured. Members read the mood that a cluster stands for, never its number.
 */
export function toChoiceText(
  choice: { reason: ChoiceReason | MoodReason; cluster: Cluster; measured: number },
  t: TFunction<'aiesthe'>,
): string {
  const reason = choice.reason === 'mood' && choice.measured > 0 ? 'mood-measured' : choice.reason
  return t(`choiceReasons.${reason}`, { kind: t(`vibrations.${choice.cluster}`), measured: choice.measured })
}
