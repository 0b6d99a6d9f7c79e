import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'
import { withdrawPublications } from './face-results.sql.ts'

/**
 * Whoever does not agree any more shows nothing to anybody, and whoever moves to another agency nothing to that one: all that was published
 * is withdrawn, and others are told (D-050, D-116).
 */
export async function closePublications(
  trx: Transaction<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const resultIds = await withdrawPublications(trx, memberId, now)
  await appendToOutbox(
    trx,
    resultIds.map((resultId) => ({
      subject: 'aiesthe.publication-changed.v1',
      payload: { resultId, userId: memberId, published: false, at },
    })),
  )
}
