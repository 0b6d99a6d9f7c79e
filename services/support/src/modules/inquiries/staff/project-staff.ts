import { defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { SupportTables } from '../../../tables.ts'
import { saveStaffMember } from './staff.sql.ts'

/** Projects who is an administrator, to whom inquiries can be assigned. */
export const projectStaff = defineConsumer<'identity.member-changed.v1', SupportTables>({
  name: 'project-staff',
  subject: 'identity.member-changed.v1',
  async handle(trx, { payload: { userId: memberId, roles, at } }) {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) return
    await saveStaffMember(trx, { memberId, isStaff: roles.includes('ROLE_ADMIN'), changedAt: new Date(at) })
  },
})
