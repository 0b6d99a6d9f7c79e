import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/** Tells others that diagnoses are gone: from the Before photo on they know of one, because content is told what was chosen for it. */
export async function announceDeleted(
  trx: Transaction<AiestheTables>,
  o: { memberId: string; resultIds: readonly string[]; now: Date },
): Promise<void> {
  const at = o.now.toISOString()
  await appendToOutbox(
    trx,
    o.resultIds.map((resultId) => ({
      subject: 'aiesthe.diagnosis-deleted.v1',
      payload: { resultId, userId: o.memberId, at },
    })),
  )
}
