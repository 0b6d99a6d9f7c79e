import { DAY_MS } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import type { Trx } from '../../db/identity-tables.ts'
import { claimLoginAnnouncement } from '../accounts/users.sql.ts'

/** Publishes, at most once a day, that a member is still active, because photos of active members are retained. */
export async function announceLogin(trx: Trx, userId: string, now: Date): Promise<void> {
  const isNews = await claimLoginAnnouncement(trx, userId, {
    now,
    unlessSince: new Date(now.getTime() - DAY_MS),
  })
  if (!isNews) return
  await appendToOutbox(trx, [
    { subject: 'identity.logged-in.v1', payload: { userId, at: now.toISOString() } },
  ])
}
