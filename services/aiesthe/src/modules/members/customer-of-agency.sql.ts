import { findMemberProfile } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

/**
 * Saves the agency of a known member as a change just before `changedAt`, because `member-changed` with the same time follows with the
 * other fields.
 *
 * @returns false when a newer change says that the member is another agency's customer or nobody's
 */
export async function setCustomerOfAgency(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agencyCode: string; changedAt: Date },
): Promise<boolean> {
  await trx
    .updateTable('member_profiles')
    .set({ customer_of_agency: of.agencyCode, changed_at: new Date(of.changedAt.getTime() - 1) })
    .where('member_id', '=', of.memberId)
    .where('changed_at', '<', of.changedAt)
    .execute()
  return (await findMemberProfile(trx, of.memberId))?.customerOfAgency === of.agencyCode
}
