import type { ChoiceReason } from './choice-reason.rules.ts'
import type { Cluster } from './clusters.rules.ts'

interface Text {
  ja: string
  en: string
}

const types: Record<Cluster, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/**
 * "Why this sound", beside every choice of the AI. Says what was counted, and nothing about anybody's health; of earlier experience only
 * where something was measured.
 */
export function choiceText(choice: {
  reason: ChoiceReason | 'mood'
  cluster: Cluster
  measured: number
}): Text {
  const type = types[choice.cluster]
  switch (choice.reason) {
    case 'learned':
      return {
        ja: `タイプ${type}の振動のあとに測定した${choice.measured}回では、平均して表情が和らいでいました。`,
        en: `In the ${choice.measured} sessions measured with type ${type} vibrations, your expression eased on average.`,
      }
    case 'mental-check':
      return {
        ja: `最新のメンタルチェックのご回答をもとに、タイプ${type}の振動を選びました。`,
        en: `Chosen from your latest mental check: a vibration of type ${type}.`,
      }
    case 'expression':
      return {
        ja: `お写真の表情に合わせて、タイプ${type}の振動を選びました。`,
        en: `Chosen to suit the expression in your photo: a vibration of type ${type}.`,
      }
    case 'mood':
      if (choice.measured === 0)
        return { ja: 'お選びの気分に合わせて選びました。', en: 'Chosen for the mood you picked.' }
      return {
        ja: 'お選びの気分に合わせ、これまでの測定結果も踏まえて選びました。',
        en: 'Chosen for the mood you picked, and from what was measured for you so far.',
      }
    case 'interview':
      return {
        ja: `いまのご回答をもとに、タイプ${type}の振動を選びました。`,
        en: `Chosen from your answers just now: a vibration of type ${type}.`,
      }
    case 'exploring':
      return {
        ja: `あなたに合う振動を知るため、今回はタイプ${type}の振動をお届けします。`,
        en: `A vibration of type ${type}, to learn what suits you.`,
      }
  }
}
