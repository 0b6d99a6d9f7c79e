import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { Experience, Tally } from '../domain/choose-sound.ts'
import type { Cluster } from '../domain/clusters.ts'

export interface NewChoice {
  memberId: string
  occasion: 'face' | 'mood' | 'random' | 'interview'
  soundId: string
  cluster: Cluster
  expressionType: Cluster | null
  reason: string
  measuredBefore: number
  seed: string
  chosenAt: Date
}

export async function insertChoice(trx: Transaction<AiestheTables>, choice: NewChoice): Promise<string> {
  const { id } = await trx
    .insertInto('choices')
    .values({
      member_id: choice.memberId,
      occasion: choice.occasion,
      sound_id: choice.soundId,
      cluster: choice.cluster,
      expression_type: choice.expressionType,
      reason: choice.reason,
      measured_before: choice.measuredBefore,
      seed: choice.seed,
      chosen_at: choice.chosenAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What two photos say replaces whatever was known before. */
export async function saveMeasuredReward(
  trx: Transaction<AiestheTables>,
  choiceId: string,
  reward: number,
): Promise<void> {
  await trx.updateTable('choices').set({ reward, measured: true }).where('id', '=', choiceId).execute()
}

/** What a play says counts for the member's last choice of that sound, unless photos said more (D-108). */
export async function savePlayReward(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; soundId: string; startedAt: Date; playedSeconds: number },
  rewardOf: (playedSeconds: number, durationSeconds: number) => number,
): Promise<void> {
  const { rows } = await sql<{ id: string; durationSeconds: number }>`
    select c.id, s.duration_seconds as "durationSeconds"
    from choices c join sounds s on s.sound_id = c.sound_id
    where c.member_id = ${of.memberId} and c.sound_id = ${of.soundId} and not c.measured
      and c.chosen_at between ${of.startedAt}::timestamptz - interval '1 day' and ${of.startedAt}::timestamptz
    order by c.chosen_at desc limit 1`.execute(trx)
  const [choice] = rows
  if (!choice) return
  const reward = rewardOf(of.playedSeconds, choice.durationSeconds)
  await trx.updateTable('choices').set({ reward }).where('id', '=', choice.id).execute()
}

/** Older rewards say little about today's members, and the sum over all of them would grow without end. */
const REMEMBERED = '1 year'

/** What was measured for one member, or for everybody with one expression type. */
export async function findExperience(
  db: Kysely<AiestheTables>,
  of: { memberId: string } | { expressionType: Cluster | null },
  now: Date,
): Promise<Experience> {
  const who =
    'memberId' in of
      ? sql`member_id = ${of.memberId}`
      : sql`expression_type is not distinct from ${of.expressionType}`
  const { rows } = await sql<Tally & { cluster: Cluster; soundId: string }>`
    select cluster, sound_id as "soundId", count(*)::int as count, sum(reward)::float8 as sum
    from choices
    where ${who} and reward is not null
      and chosen_at > ${now}::timestamptz - ${sql.lit(REMEMBERED)}::interval
    group by cluster, sound_id`.execute(db)
  const clusters: Partial<Record<Cluster, Tally>> = {}
  const sounds: Record<string, Tally> = {}
  for (const { cluster, soundId, count, sum } of rows) {
    const known = clusters[cluster] ?? { count: 0, sum: 0 }
    clusters[cluster] = { count: known.count + count, sum: known.sum + sum }
    sounds[soundId] = { count, sum }
  }
  return { clusters, sounds }
}
