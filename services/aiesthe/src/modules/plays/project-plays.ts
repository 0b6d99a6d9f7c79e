import { defineConsumer } from '@hibiki/messaging'
import { hasAgreed, isErased, lockMember } from '@hibiki/projections'
import type { AiestheTables } from '../../tables.ts'
import { savePlayReward } from '../choices/choices.sql.ts'
import { playReward } from '../diagnosis/emotions.rules.ts'
import { learnFromResult } from '../diagnosis/learn-from-result.ts'
import { doesCount } from './listening.rules.ts'
import { savePlay } from './plays.sql.ts'

/** Projects plays: recently played sounds are left out of a choice, and plays teach how choices went (D-108, D-211). */
export const projectPlays = defineConsumer<'content.play-recorded.v2', AiestheTables>({
  name: 'project-plays',
  subject: 'content.play-recorded.v2',
  async handle(trx, { payload }) {
    const { userId: memberId, soundId, playedSeconds } = payload
    const startedAt = new Date(payload.startedAt)
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) return
    const isNews = await savePlay(trx, {
      playId: payload.playId,
      memberId,
      soundId,
      resultId: payload.faceExpSoundResultId,
      dmvTypeCode: payload.dmvTypeCode,
      planCode: payload.planCode,
      startedAt,
      endedAt: new Date(payload.endedAt),
      playedSeconds,
      revision: payload.revision,
    })
    if (!isNews || !doesCount(playedSeconds)) return
    // Nothing is learned of whoever has withdrawn the consent meanwhile (R30).
    if (!(await hasAgreed(trx, memberId))) return
    // A face play teaches only through its two photos (D-211); any other says a little about the choice of its sound.
    const resultId = payload.faceExpSoundResultId
    if (resultId !== null) await learnFromResult(trx, { memberId, resultId })
    else if (soundId !== null)
      await savePlayReward(trx, { memberId, soundId, startedAt, playedSeconds }, playReward)
  },
})
