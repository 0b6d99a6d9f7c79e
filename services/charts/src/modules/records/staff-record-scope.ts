import { ApiError, type Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { RecordScope } from './records.sql.ts'
import { requireChartRole } from './require-chart-role.ts'

/**
 * Returns whose records a list of staff contains: of one customer or, without a customer, of all of the own agency
 * (`/mypage/calte-list`); null for nobody's.
 * @throws E4040 for another agency's customer, CHARTS_CUSTOMER_REQUIRED for an administrator who names none
 */
export async function resolveStaffRecordScope(
  db: Kysely<ChartsTables>,
  session: Session,
  userId: string | undefined,
): Promise<RecordScope | null> {
  if (userId !== undefined) {
    const customerId = userId.toLowerCase()
    const { role } = await requireChartRole(db, session, customerId)
    if (role === 'customer') throw new ApiError('E4040')
    return { customerId }
  }
  if (!session.roles.includes('ROLE_PERSON_IN_CHARGE')) throw new ApiError('CHARTS_CUSTOMER_REQUIRED')
  return session.agencyCode === null ? null : { agencyCode: session.agencyCode }
}
