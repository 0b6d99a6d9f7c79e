import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'
import { findLatestFit } from '../mental-checks/mental-checks.sql.ts'
import { findRecentSoundIds } from '../plays/plays.sql.ts'
import { type ChoiceReason, saysSomething } from './choice-reason.rules.ts'
import { type EverybodysRewards, findOwnRewards } from './choice-tallies.sql.ts'
import { insertChoice, type NewChoice } from './choices.sql.ts'
import { chooseSound } from './choose-sound.rules.ts'
import type { Cluster } from './clusters.rules.ts'
import type { Candidate } from './draw-choice.rules.ts'
import { experienceOf, without } from './experience.rules.ts'

export interface ChosenSound {
  choiceId: string
  soundId: string
  cluster: Cluster
  reason: ChoiceReason | 'mood' | 'interview'
  measured: number
}

/**
 * The AI's choice for one member, kept with its reason, its seed and what it was drawn from, so that it can be told and repeated
 * (D-108).
 */
export async function chooseFor(
  trx: Transaction<AiestheTables>,
  of: {
    memberId: string
    occasion: NewChoice['occasion']
    candidates: readonly Candidate[]
    expressionType: Cluster | null
    everybody: EverybodysRewards
    /** How well each cluster fits by answers given just now, in place of the latest mental check. */
    fit?: Record<Cluster, number>
    now: Date
  },
): Promise<ChosenSound | null> {
  const { memberId, occasion, candidates, expressionType, now } = of
  const seed = randomUUID()
  const own = await findOwnRewards(trx, memberId, now)
  const ofType = <Row extends { expressionType: number | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.expressionType === expressionType)
  const choice = chooseSound({
    candidates,
    expressionType,
    seed,
    recentSoundIds: await findRecentSoundIds(trx, memberId),
    own: experienceOf(own),
    others: experienceOf(without(ofType(of.everybody), ofType(own))),
    mentalCheck: of.fit ?? (await findLatestFit(trx, memberId)),
  })
  if (!choice) return null
  const { soundId, cluster, measured, beliefs } = choice
  const reason = reasonOn(occasion, of.fit) ?? choice.reason
  const choiceId = await insertChoice(trx, {
    ...{ memberId, occasion, soundId, cluster, expressionType, reason, seed, beliefs },
    measuredBefore: measured,
    chosenAt: now,
  })
  return { choiceId, soundId, cluster, reason, measured }
}

/** Whoever named a mood or answered just now gets a sound because of it, unless the answers suit every cluster alike. */
function reasonOn(
  occasion: NewChoice['occasion'],
  fit: Record<Cluster, number> | undefined,
): 'mood' | 'interview' | null {
  if (occasion === 'mood') return 'mood'
  return occasion === 'interview' && fit && saysSomething(fit) ? 'interview' : null
}
