import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/**
 * Publishes the deletion of diagnoses. Other services know a diagnosis from its Before photo on, because content receives the sound chosen
 * for it.
 */
export async function enqueueDiagnosisDeletedEvents(
  trx: Transaction<AiestheTables>,
  { now, resultIds, memberId }: { memberId: string; resultIds: readonly string[]; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await appendToOutbox(
    trx,
    resultIds.map((resultId) => ({
      subject: 'aiesthe.diagnosis-deleted.v1',
      payload: { resultId, userId: memberId, at },
    })),
  )
}
