import { type Consumer, defineConsumer } from '@hibiki/messaging'
import { SESSION_CHANGE_LOOKBACK_MINUTES } from './session-change-lookback.ts'
import type { SessionTables } from './session-tables.ts'
import { deleteRowsOlderThan, saveChangedClaims, saveEndedSession } from './sessions.sql.ts'

/** Stores the ends of sessions, so that their tokens and media links stop working here too. */
const endSessions = defineConsumer<'identity.session-ended.v1', SessionTables>({
  name: 'end-sessions',
  subject: 'identity.session-ended.v1',
  async handle(trx, { payload }) {
    const { sessionId, reason, endedAt } = payload
    await saveEndedSession(trx, { sessionId, reason, endedAt: new Date(endedAt) })
    await deleteRowsOlderThan(trx, 'ended_sessions', 2 * SESSION_CHANGE_LOOKBACK_MINUTES)
  },
})

/** Stores when roles, authorities or the agency of a member changed, so that older tokens are rejected here too. */
const changeClaims = defineConsumer<'identity.role-changed.v1', SessionTables>({
  name: 'change-claims',
  subject: 'identity.role-changed.v1',
  async handle(trx, { payload }) {
    await saveChangedClaims(trx, payload.userId, new Date(payload.changedAt))
    await deleteRowsOlderThan(trx, 'changed_claims', 2 * SESSION_CHANGE_LOOKBACK_MINUTES)
  },
})

/** The consumers that are passed to `startConsumers` besides the service's own. */
export const sessionConsumers: readonly Consumer[] = [endSessions, changeClaims]
