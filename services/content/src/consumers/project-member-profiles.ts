import { defineConsumer } from '@hibiki/messaging'
import type { ContentTables } from '../db/schema.ts'
import { upsertMemberProfile } from '../repositories/member-profiles.ts'
import { lockMembers } from '../repositories/plays.ts'

/** Keeps the names that records show, and whose customer each member is: their person in charge sees the records. */
export const projectMemberProfiles = defineConsumer<'identity.member-changed.v1', ContentTables>({
  name: 'project-member-profiles',
  subject: 'identity.member-changed.v1',
  async handle(trx, { payload: { userId, name, roles, agencyCode, at } }) {
    // Either before the member is erased, and goes with them, or after, and is dropped.
    await lockMembers(trx, [userId])
    await upsertMemberProfile(trx, {
      memberId: userId,
      name,
      customerOfAgency: roles.includes('ROLE_CUSTOMER') ? agencyCode : null,
      changedAt: new Date(at),
    })
  },
})
