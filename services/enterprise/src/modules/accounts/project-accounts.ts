import { defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { releaseSectionsOfMember } from '../leases/release-section.ts'
import { closeEnterpriseAccount, upsertAccount } from './accounts.sql.ts'

/** Projects enterprise accounts, which the console assigns to agencies. */
export const projectAccounts = ({ clock }: EnterpriseContext) =>
  defineConsumer<'identity.member-changed.v1', EnterpriseTables>({
    name: 'project-accounts',
    subject: 'identity.member-changed.v1',
    async handle(trx, { payload: { userId: memberId, loginName, name, email, roles, at } }) {
      const changedAt = new Date(at)
      if (!roles.includes('ROLE_ENTERPRISE')) {
        if (await closeEnterpriseAccount(trx, memberId, changedAt))
          await releaseSectionsOfMember(trx, memberId, clock())
        return
      }
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) return
      await upsertAccount(trx, { memberId, loginName, name, email, changedAt })
    },
  })
