import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { type Candidate, type Choice, chooseSound } from '../domain/choose-sound.ts'
import type { Cluster } from '../domain/clusters.ts'
import { findExperience, insertChoice, type NewChoice } from '../repositories/choices.ts'
import { findLatestFit } from '../repositories/mental-checks.ts'
import { findRecentSoundIds } from '../repositories/plays.ts'

export interface ChosenSound {
  choiceId: string
  soundId: string
  cluster: Cluster
  reason: Choice['reason'] | 'mood' | 'interview'
  measured: number
}

/** The AI's choice for one member, kept with its reason and its seed, so that it can be told and repeated (D-108). */
export async function chooseFor(
  trx: Transaction<AiestheTables>,
  of: {
    memberId: string
    occasion: NewChoice['occasion']
    candidates: readonly Candidate[]
    expressionType: Cluster | null
    /** How well each cluster fits by answers given just now, in place of the latest mental check. */
    fit?: Record<Cluster, number>
    now: Date
  },
): Promise<ChosenSound | null> {
  const { memberId, occasion, candidates, expressionType, now } = of
  const seed = randomUUID()
  const choice = chooseSound({
    candidates,
    expressionType,
    seed,
    recentSoundIds: await findRecentSoundIds(trx, memberId),
    own: await findExperience(trx, { memberId }, now),
    everybody: await findExperience(trx, { expressionType }, now),
    mentalCheck: of.fit ?? (await findLatestFit(trx, memberId)),
  })
  if (!choice) return null
  const { soundId, cluster, measured } = choice
  // Whoever named a mood or answered just now gets that cluster because of it, whatever else is known.
  const reason = occasion === 'mood' || occasion === 'interview' ? occasion : choice.reason
  const choiceId = await insertChoice(trx, {
    ...{ memberId, occasion, soundId, cluster, expressionType, reason, seed },
    measuredBefore: measured,
    chosenAt: now,
  })
  return { choiceId, soundId, cluster, reason, measured }
}
