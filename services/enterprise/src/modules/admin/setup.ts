import { runTransaction } from '@hibiki/database'
import { ApiError, memberOf } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { insertChange } from '../control/changes.sql.ts'
import { announceSections } from '../live/announce-sections.ts'
import { incrementRevisions } from '../rooms/revisions.sql.ts'

/** What a person may still look after on one page. */
export const MAX_ROOMS = 500
export const MAX_SECTIONS = 100

interface Done<T> {
  result: T
  agencyId: string
  /** Sections whose devices must hear of it. */
  sectionIds?: readonly string[]
  target?: object
}

/**
 * One change of the set-up by an administrator: with its row in the record of changes, and told to the devices. `work` may be done
 * several times: deleting a section locks its status before its lease, its device locks them the other way round.
 */
export async function setUp<T>(
  { db, clock, broadcast }: EnterpriseContext,
  request: FastifyRequest,
  what: string,
  work: (trx: Transaction<EnterpriseTables>, now: Date) => Promise<Done<T>>,
): Promise<T> {
  const now = clock()
  const done = await runTransaction(db, async (trx) => {
    const outcome = await work(trx, now)
    await incrementRevisions(trx, outcome.sectionIds ?? [])
    await insertChange(trx, {
      agencyId: outcome.agencyId,
      at: now,
      action: 'setup',
      change: { what },
      actor: toActor(request),
      target: outcome.target ?? {},
    })
    return outcome
  })
  announceSections(broadcast, done.sectionIds ?? [], clock())
  return done.result
}

export function toActor(request: FastifyRequest) {
  return { id: memberOf(request).userId, role: 'administrator' as const }
}

export function requireRow<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('E4040')
  return row
}
