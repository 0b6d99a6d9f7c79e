import { defineBatchConsumer } from '@hibiki/messaging'
import { lockMembers } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { upsertPlays } from './plays.sql.ts'

/** Projects plays of members for the calendar. */
export const projectPlays = defineBatchConsumer<'content.play-recorded.v2', ChartsTables>({
  name: 'project-plays',
  subject: 'content.play-recorded.v2',
  isRepeatable: true,
  async handleAll(trx, events) {
    const plays = events.map(({ payload }) => payload)
    await lockMembers(
      trx,
      plays.map(({ userId }) => userId),
    )
    await upsertPlays(trx, plays)
  },
})
