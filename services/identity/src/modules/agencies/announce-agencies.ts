import { DAY_MS } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import type { Db } from '../../db/identity-tables.ts'
import { takeAgenciesToAnnounce } from './agencies.sql.ts'

const BATCH = 100

/**
 * Publishes the names of approved agencies that other services do not know yet, whichever way the agencies came or were renamed, and
 * every name again daily, for services that are new or have lost it.
 */
export async function announceAgencies(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const announcedBefore = new Date(now.getTime() - DAY_MS)
  let count = BATCH
  while (count === BATCH && !signal?.aborted)
    count = await db.transaction().execute(async (trx) => {
      const agencies = await takeAgenciesToAnnounce(trx, { now, announcedBefore, limit: BATCH })
      await appendToOutbox(
        trx,
        agencies.map(({ agencyCode, name, at }) => ({
          subject: 'identity.agency-named.v1',
          payload: { agencyCode, name, at: at.toISOString() },
        })),
      )
      return agencies.length
    })
}
