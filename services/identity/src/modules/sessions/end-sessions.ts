import { appendToOutbox } from '@hibiki/messaging'
import type { EndReason, Trx } from '../../db/schema.ts'
import { type EndedSession, markEnded, type WhichSessions } from './sessions.sql.ts'

/** Ends living sessions and publishes each in the same transaction, so that every service rejects them within seconds. */
export async function endSessions(
  trx: Trx,
  which: WhichSessions,
  reason: EndReason,
  now: Date,
): Promise<void> {
  await announceEnded(trx, await markEnded(trx, which, reason, now))
}

export async function announceEnded(trx: Trx, sessions: EndedSession[]): Promise<void> {
  if (sessions.length === 0) return
  const events = sessions.map(({ sessionId, userId, reason, endedAt }) => ({
    subject: 'identity.session-ended.v1' as const,
    payload: { sessionId, userId, reason, endedAt: endedAt.toISOString() },
  }))
  await appendToOutbox(trx, events)
}
