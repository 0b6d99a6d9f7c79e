import { defineConsumer } from '@hibiki/messaging'
import { findMemberProfile, hasWithdrawnConsent, isMemberErased, lockMember } from '@hibiki/projections'
import type { AiestheTables } from '../../tables.ts'
import { setCustomerOfAgency } from '../members/customer-of-agency.sql.ts'
import {
  restorePublicationsAndSharing,
  withdrawPublicationsAndSharing,
} from './withdraw-publications-and-sharing.ts'

/**
 * When a transfer is undone, restores what the customer had published to the agency and closes what was published to the other one since.
 * The agency is saved here too, so that the other one sees nothing until `member-changed` arrives.
 */
export const createTransferUndoneConsumer = (clock: () => Date) =>
  defineConsumer<'identity.transfer-undone.v1', AiestheTables>({
    name: 'restore-publications',
    subject: 'identity.transfer-undone.v1',
    async handle(trx, { payload: { userId, agencyCode, performedAt, at } }) {
      await lockMember(trx, userId)
      if (await isMemberErased(trx, userId)) return
      const before = (await findMemberProfile(trx, userId))?.customerOfAgency ?? null
      const isCurrent = await setCustomerOfAgency(trx, {
        memberId: userId,
        agencyCode,
        changedAt: new Date(at),
      })
      if (!isCurrent) return
      // Charts compares with the time of the undo, which comes from the clock of another machine.
      const now = new Date(Math.max(clock().getTime(), Date.parse(at) + 1))
      // `member-changed` will find the agency unchanged and therefore close nothing.
      if (before !== null && before !== agencyCode)
        await withdrawPublicationsAndSharing(trx, { memberId: userId, agencyCode: before, now })
      if (await hasWithdrawnConsent(trx, userId)) return
      const transferredAt = new Date(performedAt)
      await restorePublicationsAndSharing(trx, { memberId: userId, agencyCode, transferredAt, now })
    },
  })
