import type { ChoiceReason } from './choose-sound.ts'
import type { Cluster } from './clusters.ts'

interface Text {
  ja: string
  en: string
}

const types: Record<Cluster, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/** "Why this sound", beside every choice of the AI. Says what was counted, and nothing about anybody's health. */
export function choiceText(choice: {
  reason: ChoiceReason | 'mood' | 'interview'
  cluster: Cluster
  measured: number
}): Text {
  const type = types[choice.cluster]
  switch (choice.reason) {
    case 'learned':
      return {
        ja: `これまでの${choice.measured}回の体験で、タイプ${type}の振動のあとに表情がいちばん和らいでいました。`,
        en: `In your ${choice.measured} sessions so far, your expression eased most after type ${type} vibrations.`,
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
      return {
        ja: 'お選びの気分に合わせ、これまでの体験から選びました。',
        en: 'Chosen for the mood you picked, from what has suited you so far.',
      }
    case 'interview':
      return {
        ja: 'いまのご回答をもとに、これまでの体験も踏まえて選びました。',
        en: 'Chosen from your answers, and from what has suited you so far.',
      }
    case 'exploring':
      return {
        ja: `あなたに合う振動を知るため、今回はタイプ${type}の振動をお届けします。`,
        en: `A vibration of type ${type}, to learn what suits you.`,
      }
  }
}
