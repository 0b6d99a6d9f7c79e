import { defineConsumer } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { upsertPlay } from './plays.sql.ts'

/** Plays of members for the calendar. */
export const projectPlays = defineConsumer<'content.play-recorded.v2', ChartsTables>({
  name: 'project-plays',
  subject: 'content.play-recorded.v2',
  isRepeatable: true,
  async handle(trx, { payload }) {
    await lockMember(trx, payload.userId)
    await upsertPlay(trx, {
      ...{ playId: payload.playId, memberId: payload.userId, revision: payload.revision },
      ...{ dmvTypeCode: payload.dmvTypeCode, planCode: payload.planCode, soundTitle: payload.soundTitle },
      startedAt: new Date(payload.startedAt),
      endedAt: new Date(payload.endedAt),
      playedSeconds: payload.playedSeconds,
    })
  },
})
