import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { type Customer, findCustomer } from '../customers/customers.sql.ts'
import { type ChartRole, findChartRole } from './record.rules.ts'

/** Returns how the caller takes part in a customer's charts. @throws E4040 when the caller does not */
export async function requireChartRole(
  db: Kysely<ChartsTables>,
  session: Session,
  customerId: string,
): Promise<{ role: ChartRole; customer: Customer }> {
  const customer = await findCustomer(db, customerId)
  const role = customer && findChartRole(session, customer)
  if (!customer || !role) throw new ApiError('E4040')
  return { role, customer }
}

/** Returns the customer, of whom the caller is in charge. @throws E4040 */
export async function requireCustomerOfStaff(
  db: Kysely<ChartsTables>,
  session: Session,
  customerId: string,
): Promise<Customer> {
  const { role, customer } = await requireChartRole(db, session, customerId)
  if (role !== 'staff') throw new ApiError('E4040')
  return customer
}
