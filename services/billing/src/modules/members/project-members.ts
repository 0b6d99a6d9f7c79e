import { defineConsumer } from '@hibiki/messaging'
import { findNameReading, isMemberErased, lockMember } from '@hibiki/projections'
import type { BillingTables } from '../../tables.ts'
import { upsertMember } from './members.sql.ts'

/** Projects names, addresses and agencies of members, which contracts show and by which staff buy for them. */
export const projectMembers = defineConsumer<'identity.member-changed.v1', BillingTables>({
  name: 'project-members',
  subject: 'identity.member-changed.v1',
  async handle(trx, { payload }) {
    const { at, ...member } = payload
    await lockMember(trx, member.userId)
    // An event that arrives after the member was deleted must not bring the data back.
    if (await isMemberErased(trx, member.userId)) return
    const nameKana = await findNameReading(trx, member.userId)
    await upsertMember(trx, { ...member, nameKana, changedAt: new Date(at) })
  },
})
