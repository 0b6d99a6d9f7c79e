import { defineConsumer } from '@hibiki/messaging'
import { isErased, lockMember } from '@hibiki/projections'
import type { EnterpriseTables } from '../../tables.ts'
import { closeAccount, upsertAccount } from './accounts.sql.ts'

/** Enterprise accounts, which the console gives to agencies. */
export const projectAccounts = defineConsumer<'identity.member-changed.v1', EnterpriseTables>({
  name: 'project-accounts',
  subject: 'identity.member-changed.v1',
  async handle(trx, { payload: { userId: memberId, loginName, name, email, roles, at } }) {
    const changedAt = new Date(at)
    if (!roles.includes('ROLE_ENTERPRISE')) return closeAccount(trx, memberId, changedAt)
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) return
    await upsertAccount(trx, { memberId, loginName, name, email, changedAt })
  },
})
