/** The three kinds of advice of the specification. */
export interface Advice<T> {
  dullnessElimination: T
  rejuvenationAdvice: T
  attractivenessUp: T
}

export interface AdviceRule {
  /** Minutes listened in the last seven days from which on the rule holds. */
  minutesFrom: number
  /** Expression type of the latest face diagnosis (1–4) the rule is for; any, or none known, when left out. */
  cluster?: 1 | 2 | 3 | 4
  /** Of its text under `advice` of the locale files, within its kind. */
  key: string
}

/**
 * Version of the table, which `GET /activity/advice` returns; to be raised with every change of a text or a limit. All wording
 * speaks of what one does and how an evening feels, never of what a sound would cure or change in a body.
 */
export const ADVICE_VERSION = 2

const from = (minutesFrom: number): AdviceRule => ({ minutesFrom, key: `from${minutesFrom}` })
const forType = (cluster: 1 | 2 | 3 | 4, minutesFrom: number): AdviceRule => ({
  minutesFrom,
  cluster,
  key: `type${cluster}`,
})

/** The first rule that fits counts, so the special ones and the higher limits come first. */
export const adviceRules: Readonly<Advice<readonly AdviceRule[]>> = {
  dullnessElimination: [forType(2, 30), forType(4, 30), from(105), from(35), from(1), from(0)],
  rejuvenationAdvice: [
    forType(1, 0),
    forType(2, 0),
    forType(3, 0),
    forType(4, 0),
    from(105),
    from(1),
    from(0),
  ],
  attractivenessUp: [forType(1, 35), forType(3, 35), from(105), from(35), from(1), from(0)],
}
