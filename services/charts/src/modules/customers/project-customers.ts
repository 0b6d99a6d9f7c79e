import { defineConsumer } from '@hibiki/messaging'
import { findNameReading, lockMember } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { insertAgencyDeparture } from './agency-departures.sql.ts'
import { upsertCustomer } from './customers.sql.ts'
import { buildCustomerSearchText, toKanaKey } from './search-text.rules.ts'

/** Projects names, addresses, roles and agencies of members, which decide whose charts a caller may open. */
export const projectCustomers = defineConsumer<'identity.member-changed.v1', ChartsTables>({
  name: 'project-customers',
  subject: 'identity.member-changed.v1',
  isRepeatable: true,
  async handle(trx, { payload: { userId, loginName, name, email, roles, agencyCode, at } }) {
    await lockMember(trx, userId)
    const nameKana = await findNameReading(trx, userId)
    const customer = {
      memberId: userId,
      loginName,
      name,
      nameKana,
      kanaKey: toKanaKey(nameKana),
      email,
      agencyCode,
      isCustomer: roles.includes('ROLE_CUSTOMER'),
      isMember: roles.some((role) => role !== 'ROLE_ENTERPRISE'),
      searchText: buildCustomerSearchText({ name, nameKana, email, loginName }),
      changedAt: new Date(at),
    }
    await insertAgencyDeparture(trx, customer)
    await upsertCustomer(trx, customer)
  },
})
