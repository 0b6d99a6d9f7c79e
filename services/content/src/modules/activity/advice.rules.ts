import { type Advice, type AdviceRule, adviceRules } from './advice-table.rules.ts'

interface Text {
  ja: string
  en: string
}

export interface AdviceFacts {
  /** Listened in the last seven JST days, today included. */
  seconds: number
  /** Expression type of the latest face diagnosis; null without one. */
  cluster: number | null
}

/** Chooses the texts by the table (D-106): for each kind the first rule that fits. */
export function adviceFor({ seconds, cluster }: AdviceFacts): Advice<Text> {
  const minutes = Math.floor(seconds / 60)
  const fits = (rule: AdviceRule) =>
    minutes >= rule.minutesFrom && (rule.cluster === undefined || rule.cluster === cluster)
  const choose = (rules: readonly AdviceRule[]) => rules.find(fits)?.text ?? { ja: '', en: '' }
  return {
    dullnessElimination: choose(adviceRules.dullnessElimination),
    rejuvenationAdvice: choose(adviceRules.rejuvenationAdvice),
    attractivenessUp: choose(adviceRules.attractivenessUp),
  }
}

/** What the notice of a new week says of the last one (D-107). */
export function weekMessage(lastWeekSeconds: number): Text {
  const minutes = Math.floor(lastWeekSeconds / 60)
  if (minutes === 0)
    return {
      ja: '新しい週のはじまりです。今週は、短い5分から始めてみませんか。',
      en: 'A new week begins. How about starting with five short minutes?',
    }
  return {
    ja: `先週は合計${minutes}分、響きを楽しまれました。今週もご自分のペースでどうぞ。`,
    en: `Last week you listened for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Take this week at your own pace.`,
  }
}
