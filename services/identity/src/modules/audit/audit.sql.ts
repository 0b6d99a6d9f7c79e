import type { Trx } from '../../db/identity-tables.ts'
import type { AuditAction } from './audit-action.rules.ts'

/** One sensitive act. `detail` contains ids and codes, never names, addresses or secrets, because it cannot be removed. */
export interface AuditEntry {
  /** Null when nobody was logged in, or the service itself acted. */
  actorId: string | null
  action: AuditAction
  subjectId: string | null
  detail: Record<string, unknown>
}

/** Logs an act in the transaction of the act itself. The database chains it to the one before. */
export async function appendAuditEntry(trx: Trx, row: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: row.actorId,
      action: row.action,
      subject_id: row.subjectId,
      detail: JSON.stringify(row.detail),
    })
    .execute()
}
