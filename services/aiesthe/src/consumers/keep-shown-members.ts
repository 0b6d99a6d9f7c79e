import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../db/schema.ts'
import { isErased, lockMember } from '../repositories/member-locks.ts'
import { saveShownMember } from '../repositories/shown-members.ts'

/** Keeps the names that results show, and whose customer each member is: their person in charge sees what they publish. */
export const keepShownMembers = defineConsumer<'identity.member-changed.v1', AiestheTables>({
  name: 'keep-shown-members',
  subject: 'identity.member-changed.v1',
  async handle(trx, { payload: { userId, name, roles, agencyCode, at } }) {
    await lockMember(trx, userId)
    if (await isErased(trx, userId)) return
    await saveShownMember(trx, {
      memberId: userId,
      name,
      customerOfAgency: roles.includes('ROLE_CUSTOMER') ? agencyCode : null,
      changedAt: new Date(at),
    })
  },
})
