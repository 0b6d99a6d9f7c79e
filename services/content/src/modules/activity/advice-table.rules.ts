/** The specification has these three kinds of advice. */
export interface AdviceByKind<T> {
  dullnessElimination: T
  rejuvenationAdvice: T
  attractivenessUp: T
}

export interface AdviceRule {
  /** The rule applies from this many minutes of listening in the last seven days. */
  minutesFrom: number
  /** The rule applies to this expression type (1–4) of the latest face diagnosis; without it, to every type and to members without a diagnosis. */
  cluster?: 1 | 2 | 3 | 4
  /** Names the text under `advice` of the locale files, within its kind. */
  key: string
}

/**
 * `GET /activity/advice` returns this version of the table; every change of a text or a limit needs a higher one. All texts speak of what one
 * does and how an evening feels, never of what a sound would cure or change in a body.
 */
export const ADVICE_TABLE_VERSION = 2

const from = (minutesFrom: number): AdviceRule => ({ minutesFrom, key: `from${minutesFrom}` })
const forType = (cluster: 1 | 2 | 3 | 4, minutesFrom: number): AdviceRule => ({
  minutesFrom,
  cluster,
  key: `type${cluster}`,
})

/** The first rule that matches applies, so the special ones and the higher limits come first. */
export const adviceRules: Readonly<AdviceByKind<readonly AdviceRule[]>> = {
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
