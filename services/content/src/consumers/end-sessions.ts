import { defineConsumer } from '@hibiki/messaging'
import { deleteOldEndedSessions, saveEndedSession } from '../repositories/ended-sessions.ts'
import { REMEMBERED_MINUTES } from '../sessions/ended-sessions.ts'

/** Keeps the ends of sessions, so that their tokens and media links stop working here too (R23, R28). */
export const endSessions = defineConsumer({
  name: 'end-sessions',
  subject: 'identity.session-ended.v1',
  async handle(trx, { payload }) {
    const { sessionId, reason, endedAt } = payload
    await saveEndedSession(trx, { sessionId, reason, endedAt: new Date(endedAt) })
    await deleteOldEndedSessions(trx, 2 * REMEMBERED_MINUTES)
  },
})
