import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { listMoodRewards } from '../check-ins/mood-rewards.sql.ts'
import { findLatestClusterFit } from '../mental-checks/mental-checks.sql.ts'
import { listRecentSoundIds } from '../plays/plays.sql.ts'
import { computeOldestUsableDate, listCalmClusters } from '../stress-results/stress-result.rules.ts'
import { findLatestStressLevel } from '../stress-results/stress-results.sql.ts'
import type { ChoiceReason, ClusterAnswers, MoodReason } from './choice-reason.rules.ts'
import { type GlobalRewards, listMemberRewards } from './choice-tallies.sql.ts'
import { insertChoice, type NewChoice } from './choices.sql.ts'
import { chooseSound } from './choose-sound.rules.ts'
import type { Cluster } from './clusters.rules.ts'
import type { CandidateSound } from './draw-choice.rules.ts'
import { excludeOwn, toExperience, toTallies } from './experience.rules.ts'

export interface ChosenSound {
  choiceId: string
  soundId: string
  cluster: Cluster
  reason: ChoiceReason | MoodReason
  measured: number
}

/** Chooses a sound for one member and saves the choice with its reason, its seed and its inputs, so that it can be repeated. */
export async function createChoice(
  trx: Transaction<AiestheTables>,
  of: {
    memberId: string
    occasion: NewChoice['occasion']
    candidates: readonly CandidateSound[]
    expressionType: Cluster | null
    prior: GlobalRewards
    /** How well each cluster fits the interview's answers; without them the latest mental check counts. */
    interview?: Record<Cluster, number>
    now: Date
  },
): Promise<ChosenSound | null> {
  const { memberId, occasion, candidates, expressionType, now } = of
  const seed = randomUUID()
  const own = await listMemberRewards(trx, memberId, now)
  const filterByType = <Row extends { expressionType: number | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.expressionType === expressionType)
  const felt = toTallies(await listMoodRewards(trx, memberId, now))
  const choice = chooseSound({
    candidates,
    expressionType,
    seed,
    recentSoundIds: await listRecentSoundIds(trx, memberId),
    own: toExperience(own),
    felt,
    others: toExperience(excludeOwn(filterByType(of.prior), filterByType(own))),
    answers: await findAnswers(trx, memberId, of.interview),
    calm: listCalmClusters(
      await findLatestStressLevel(trx, { memberId, since: computeOldestUsableDate(now) }),
    ),
  })
  if (!choice) return null
  const { soundId, cluster, measured, beliefs } = choice
  const moodReason = measured === 0 && felt.clusters[cluster] ? 'mood-check-in' : 'mood'
  const reason = occasion === 'mood' ? moodReason : choice.reason
  const choiceId = await insertChoice(trx, {
    memberId,
    occasion,
    soundId,
    cluster,
    expressionType,
    reason,
    seed,
    beliefs,
    measuredBefore: measured,
    chosenAt: now,
  })
  return { choiceId, soundId, cluster, reason, measured }
}

async function findAnswers(
  trx: Transaction<AiestheTables>,
  memberId: string,
  interview: Record<Cluster, number> | undefined,
): Promise<ClusterAnswers | null> {
  if (interview) return { source: 'interview', fit: interview }
  const fit = await findLatestClusterFit(trx, memberId)
  return fit && { source: 'mental-check', fit }
}
