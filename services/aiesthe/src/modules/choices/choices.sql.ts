import { sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from './clusters.rules.ts'
import type { ChoiceBeliefs } from './draw-choice.rules.ts'
import { type Feeling, toFeelingCode, toFeelingReward } from './feeling.rules.ts'

export interface NewChoice {
  memberId: string
  occasion: 'face' | 'mood' | 'random' | 'interview'
  soundId: string
  cluster: Cluster
  expressionType: Cluster | null
  reason: string
  measuredBefore: number
  seed: string
  beliefs: ChoiceBeliefs
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
      beliefs: JSON.stringify(choice.beliefs),
      chosen_at: choice.chosenAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Saves a reward from two photos, which replaces any earlier one. */
export async function saveMeasuredReward(
  trx: Transaction<AiestheTables>,
  choiceId: string,
  reward: number,
): Promise<void> {
  await trx
    .updateTable('choices')
    .set({ reward, measured: true })
    .where('id', '=', choiceId)
    .where((row) => row.or([row('measured', '=', false), row('reward', 'is distinct from', reward)]))
    .execute()
}

/**
 * Saves a reported feeling for the member's last choice of that sound within a day, replacing an earlier one. A reward from photos takes
 * precedence. Returns false where there is no such choice.
 */
export async function saveFeeling(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; soundId: string; feeling: Feeling; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update choices set feeling = ${toFeelingCode(of.feeling)}, reward = ${toFeelingReward(of.feeling)}
    where not measured and id = (
      select id from choices
      where member_id = ${of.memberId} and sound_id = ${of.soundId} and occasion <> 'face'
        and chosen_at between ${of.now}::timestamptz - interval '1 day' and ${of.now}::timestamptz
      order by chosen_at desc limit 1)
    returning id`.execute(trx)
  return rows.length > 0
}

/**
 * Saves rewards from plays for the member's last choice of that sound, keeping the best of several plays, unless photos or a reported
 * feeling gave a reward already.
 */
export async function savePlayRewards(
  trx: Transaction<AiestheTables>,
  plays: readonly { memberId: string; soundId: string; startedAt: Date; playedSeconds: number }[],
  rewardOf: (playedSeconds: number, statedSeconds: number) => number,
): Promise<void> {
  const { rows } = await sql<{ id: string; playedSeconds: number; statedSeconds: number }>`
    select choice.id, play."playedSeconds", choice.stated_seconds as "statedSeconds"
    from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as play ("memberId" uuid, "soundId" uuid,
      "startedAt" timestamptz, "playedSeconds" real)
    cross join lateral (
      select c.id, c.measured, coalesce(s.minutes_course * 60, s.duration_seconds) as stated_seconds
      from choices c join sounds s on s.sound_id = c.sound_id
      where c.member_id = play."memberId" and c.sound_id = play."soundId"
        and c.chosen_at between play."startedAt" - interval '1 day' and play."startedAt"
      order by c.chosen_at desc limit 1
    ) choice
    where not choice.measured`.execute(trx)
  if (rows.length === 0) return
  const rewards = rows.map(({ playedSeconds, statedSeconds }) => rewardOf(playedSeconds, statedSeconds))
  await sql`
    update choices set reward = best.reward
    from (
      select id, max(reward) as reward
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rewards}::real[]) as play (id, reward) group by id
    ) best
    where choices.id = best.id and choices.feeling is null
      and (choices.reward is null or choices.reward < best.reward)`.execute(trx)
}
