import { lockUnerasedActor } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'

export interface CatalogueLogEntry {
  /** The person who acted, or null when they were deleted meanwhile. */
  actorId: string | null
  action:
    | 'sound-published'
    | 'sound-changed'
    | 'sound-withdrawn'
    | 'master-data-created'
    | 'master-data-changed'
    | 'master-data-deleted'
  subjectId: string
  detail?: Record<string, unknown>
}

/** Logs who did what to the catalogue, in the transaction of the change. For a deleted person only the change is logged. */
export async function insertCatalogueLogEntry(
  trx: Transaction<ContentTables>,
  act: CatalogueLogEntry,
): Promise<void> {
  const actorId = act.actorId === null ? null : await lockUnerasedActor(trx, act.actorId)
  await trx
    .insertInto('catalogue_log')
    .values({
      actor_id: actorId,
      action: act.action,
      subject_id: act.subjectId,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute()
}
