import { appendToOutbox } from '@hibiki/messaging'
import type { Trx } from '../../db/schema.ts'
import { markLoginAnnounced } from '../accounts/users.sql.ts'

const dayMs = 24 * 60 * 60_000

/** Tells the other services, once a day at most, that a member is still there: what is kept for those who come back (D-117). */
export async function announceLogin(trx: Trx, userId: string, now: Date): Promise<void> {
  const isNews = await markLoginAnnounced(trx, userId, { now, unlessSince: new Date(now.getTime() - dayMs) })
  if (!isNews) return
  await appendToOutbox(trx, [
    { subject: 'identity.logged-in.v1', payload: { userId, at: now.toISOString() } },
  ])
}
