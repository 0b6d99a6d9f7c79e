import { type Kysely, sql } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from '../choices/clusters.rules.ts'
import type { RewardTally } from '../choices/experience.rules.ts'
import { toMoodReward } from '../choices/mood-reward.rules.ts'

/**
 * Lists the rewards of one member's moods around sounds, however the member found them, in the year before a moment. There are at most
 * as many rows as sounds of the AI and pairs of moods.
 */
export async function listMoodRewards(
  db: Kysely<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<{ cluster: Cluster; soundId: string; tally: RewardTally }[]> {
  const { rows } = await sql<{
    cluster: Cluster
    soundId: string
    before: number
    after: number
    count: number
  }>`
    select s.cluster, c.sound_id as "soundId", c.mood_before as before, c.mood_after as after, count(*)::int as count
    from check_ins c join sounds s on s.sound_id = c.sound_id
    where c.member_id = ${memberId} and c.started_at between ${now}::timestamptz - interval '1 year' and ${now}::timestamptz
      and s.cluster is not null and c.mood_before is not null and c.mood_after is not null
    group by s.cluster, c.sound_id, c.mood_before, c.mood_after
    order by c.sound_id, c.mood_before, c.mood_after`.execute(db)
  return rows.map(({ cluster, soundId, count, ...moods }) => ({
    cluster,
    soundId,
    tally: { count, sum: count * toMoodReward(moods) },
  }))
}
