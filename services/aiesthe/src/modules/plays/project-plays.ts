import { type ConsumedEvent, defineBatchConsumer } from '@hibiki/messaging'
import { listErasedMemberIds, listMemberIdsWithConsent, lockMembers } from '@hibiki/projections'
import type { AiestheTables } from '../../tables.ts'
import { savePlayRewards } from '../choices/choices.sql.ts'
import { computePlayReward } from '../diagnosis/emotions.rules.ts'
import { saveRewardOfResult } from '../diagnosis/save-reward-of-result.ts'
import { isCountedPlay } from './listening.rules.ts'
import { type ProjectedPlay, upsertPlays } from './plays.sql.ts'

type PlayRecorded = 'content.play-recorded.v2'

/** Projects plays: choices skip recently played sounds, and learn from plays. */
export const projectPlays = defineBatchConsumer<PlayRecorded, AiestheTables>({
  name: 'project-plays',
  subject: 'content.play-recorded.v2',
  async handleAll(trx, events) {
    const all = events.map(playOf)
    const memberIds = all.map(({ memberId }) => memberId)
    await lockMembers(trx, memberIds)
    const erased = await listErasedMemberIds(trx, memberIds)
    const saved = await upsertPlays(
      trx,
      all.filter(({ memberId }) => !erased.has(memberId)),
    )
    const counted = saved.filter(({ playedSeconds }) => isCountedPlay(playedSeconds))
    if (counted.length === 0) return
    // Choices do not learn from members who withdrew their consent meanwhile.
    const agreed = await listMemberIdsWithConsent(
      trx,
      counted.map(({ memberId }) => memberId),
    )
    const teaching = counted.filter(({ memberId }) => agreed.has(memberId))
    // A play after a face diagnosis counts only through the two photos; any other gives the choice of its sound a small reward.
    for (const result of resultsOf(teaching)) await saveRewardOfResult(trx, result)
    await savePlayRewards(
      trx,
      teaching.flatMap(({ resultId, soundId, ...play }) =>
        resultId === null && soundId !== null ? [{ ...play, soundId }] : [],
      ),
      computePlayReward,
    )
  },
})

/** Returns each diagnosis once, however many plays refer to it. */
function resultsOf(plays: readonly ProjectedPlay[]): Iterable<{ memberId: string; resultId: string }> {
  const results = new Map<string, { memberId: string; resultId: string }>()
  for (const { memberId, resultId } of plays)
    if (resultId !== null) results.set(`${memberId} ${resultId}`, { memberId, resultId })
  return results.values()
}

function playOf({ payload }: ConsumedEvent<PlayRecorded>): ProjectedPlay {
  return {
    playId: payload.playId,
    memberId: payload.userId,
    soundId: payload.soundId,
    resultId: payload.faceExpSoundResultId,
    dmvTypeCode: payload.dmvTypeCode,
    planCode: payload.planCode,
    startedAt: new Date(payload.startedAt),
    endedAt: new Date(payload.endedAt),
    playedSeconds: payload.playedSeconds,
    revision: payload.revision,
  }
}
