import { ApiError } from '@hibiki/http'
import { hasAgreed } from '@hibiki/projections'
import type { Db } from '../../tables.ts'
import { isDeletionPending } from '../members/deletion-requests.sql.ts'

/**
 * Who may order at all.
 *
 * @throws ApiError E4003 without consent to the terms of service in force, BILLING_DELETION_PENDING while the account is about to be
 *   deleted
 */
export async function requireMayOrder(db: Db, memberId: string): Promise<void> {
  if (!(await hasAgreed(db, memberId))) throw new ApiError('E4003')
  if (await isDeletionPending(db, memberId)) throw new ApiError('BILLING_DELETION_PENDING')
}
