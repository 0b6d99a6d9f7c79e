import { appendToOutbox } from '@hibiki/messaging'
import type { SessionEndReason, Trx } from '../../db/identity-tables.ts'
import { type EndedSession, endSessionRows, type SessionSelection } from './sessions.sql.ts'

/** Ends living sessions and publishes each in the same transaction, so that every service rejects them within seconds. */
export async function endSessions(
  trx: Trx,
  which: SessionSelection,
  reason: SessionEndReason,
  now: Date,
): Promise<void> {
  await announceEndedSessions(trx, await endSessionRows(trx, which, reason, now))
}

export async function announceEndedSessions(trx: Trx, sessions: EndedSession[]): Promise<void> {
  if (sessions.length === 0) return
  const events = sessions.map(({ sessionId, userId, reason, endedAt }) => ({
    subject: 'identity.session-ended.v1' as const,
    payload: { sessionId, userId, reason, endedAt: endedAt.toISOString() },
  }))
  await appendToOutbox(trx, events)
}
