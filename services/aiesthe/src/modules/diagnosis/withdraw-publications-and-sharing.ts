import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import {
  restoreMentalCheckSharing,
  withdrawMentalCheckSharing,
} from '../mental-checks/change-mental-check-sharing.ts'
import { type PublicationChange, restorePublications, withdrawPublications } from './face-results.sql.ts'

/**
 * Withdraws all publications of a member and publishes that: for good without consent, or, with `agencyCode`, because the member left that
 * agency.
 */
export async function withdrawPublicationsAndSharing(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agencyCode: string | null; now: Date },
): Promise<void> {
  const changes = await withdrawPublications(trx, { ...of, changedAt: of.now })
  await enqueuePublicationEvents(trx, { memberId: of.memberId, changes, published: false })
  await withdrawMentalCheckSharing(trx, of)
}

/** Restores the publications to an agency that a transfer closed, because the transfer was undone. */
export async function restorePublicationsAndSharing(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agencyCode: string; transferredAt: Date; now: Date },
): Promise<void> {
  const changes = await restorePublications(trx, { ...of, since: of.transferredAt, changedAt: of.now })
  await enqueuePublicationEvents(trx, { memberId: of.memberId, changes, published: true })
  await restoreMentalCheckSharing(trx, of)
}

/** Publishes which results are published or no longer published. */
export async function enqueuePublicationEvents(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; changes: readonly PublicationChange[]; published: boolean },
): Promise<void> {
  await appendToOutbox(
    trx,
    of.changes.map(({ id: resultId, changedAt }) => ({
      subject: 'aiesthe.publication-changed.v1',
      payload: { resultId, userId: of.memberId, published: of.published, at: changedAt.toISOString() },
    })),
  )
}
