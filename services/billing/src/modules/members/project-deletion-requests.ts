import { defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { BillingTables, Trx } from '../../tables.ts'
import { saveDeletionRequest } from './deletion-requests.sql.ts'

/** Projects that an account's deletion is pending, so that nothing can be ordered meanwhile. */
export const projectDeletionRequests = defineConsumer<'identity.deletion-requested.v1', BillingTables>({
  name: 'project-deletion-requested',
  subject: 'identity.deletion-requested.v1',
  handle: (trx, { payload }) => project(trx, payload, true),
})

/** Projects that the deletion was cancelled. */
export const projectDeletionCancellations = defineConsumer<'identity.deletion-cancelled.v1', BillingTables>({
  name: 'project-deletion-cancelled',
  subject: 'identity.deletion-cancelled.v1',
  handle: (trx, { payload }) => project(trx, payload, false),
})

async function project(
  trx: Trx,
  { userId: memberId, at }: { userId: string; at: string },
  pending: boolean,
): Promise<void> {
  await lockMember(trx, memberId)
  if (await isMemberErased(trx, memberId)) return
  await saveDeletionRequest(trx, { memberId, pending, changedAt: new Date(at) })
}
