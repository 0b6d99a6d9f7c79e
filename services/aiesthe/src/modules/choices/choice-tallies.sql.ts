import { type Kysely, sql } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from './clusters.rules.ts'
import type { SoundRewards } from './experience.rules.ts'

/** The rewards of one sound after photos with one expression, or without a photo. */
interface RewardsOfType extends SoundRewards {
  expressionType: Cluster | null
}

/** The rewards of all members by expression type. */
export type GlobalRewards = readonly RewardsOfType[]

/**
 * Older rewards say little about today's members. The limit is a whole month, the same for all members and for one, so that one can be
 * subtracted from the other.
 */
const since = (now: Date) => sql`
  (date_trunc('month', ${now}::timestamptz at time zone 'Asia/Tokyo') - interval '1 year')`

/** Lists the tallies of all members: as many rows as there are sounds, expression types and months, however many choices there were. */
export async function listGlobalRewards(db: Kysely<AiestheTables>, now: Date): Promise<GlobalRewards> {
  const { rows } = await sql<FoundRow>`
    select nullif(expression_type, 0) as "expressionType", cluster, sound_id as "soundId",
      sum(measured_count)::float8 as "measuredCount", sum(measured_sum) as "measuredSum",
      sum(played_count)::float8 as "playedCount", sum(played_sum) as "playedSum"
    from choice_tallies
    where month >= ${since(now)}::date
    group by expression_type, cluster, sound_id`.execute(db)
  return rows.map(toRewards)
}

/** Lists the rewards of one member. */
export async function listMemberRewards(
  db: Kysely<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<RewardsOfType[]> {
  const { rows } = await sql<FoundRow>`
    select expression_type as "expressionType", cluster, sound_id as "soundId",
      (count(*) filter (where measured))::float8 as "measuredCount",
      coalesce(sum(reward) filter (where measured), 0)::float8 as "measuredSum",
      (count(*) filter (where not measured))::float8 as "playedCount",
      coalesce(sum(reward) filter (where not measured), 0)::float8 as "playedSum"
    from choices
    where member_id = ${memberId} and reward is not null
      and chosen_at >= ${since(now)} at time zone 'Asia/Tokyo'
    group by expression_type, cluster, sound_id`.execute(db)
  return rows.map(toRewards)
}

interface FoundRow {
  expressionType: Cluster | null
  cluster: Cluster
  soundId: string
  measuredCount: number
  measuredSum: number
  playedCount: number
  playedSum: number
}

function toRewards({ measuredCount, measuredSum, playedCount, playedSum, ...row }: FoundRow): RewardsOfType {
  return {
    ...row,
    measured: { count: measuredCount, sum: measuredSum },
    played: { count: playedCount, sum: playedSum },
  }
}
