import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { insertChangeLogEntry } from '../control/changes.sql.ts'
import { toActor } from '../control/to-actor.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'

/** More rows than this cannot be managed on one page. */
export const MAX_ROOMS_PER_AGENCY = 500
export const MAX_SECTIONS_PER_ROOM = 100

interface Done<T> {
  result: T
  agencyId: string
  /** The sections whose devices must receive the change. */
  sectionIds?: readonly string[]
  target?: object
}

/**
 * Runs one change of the set-up by an administrator: logs it and sends it to the devices. `work` may run several times, because deleting a
 * section locks its status before its lease, while its device locks them in the reverse order.
 */
export async function runSetupChange<T>(
  { db, clock, broadcast }: EnterpriseContext,
  request: FastifyRequest,
  what: string,
  work: (trx: Transaction<EnterpriseTables>, now: Date) => Promise<Done<T>>,
): Promise<T> {
  const now = clock()
  const done = await runTransactionWithRetry(db, async (trx) => {
    const outcome = await work(trx, now)
    await incrementSectionRevisions(trx, outcome.sectionIds ?? [])
    await insertChangeLogEntry(trx, {
      agencyId: outcome.agencyId,
      at: now,
      action: 'setup',
      change: { what },
      actor: toActor(request, 'administrator'),
      target: outcome.target ?? {},
    })
    return outcome
  })
  broadcastChangedSections(broadcast, done.sectionIds ?? [], clock())
  return done.result
}

export function requireRow<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('E4040')
  return row
}
