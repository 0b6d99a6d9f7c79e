import { ApiError, type App, describeErrors, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { countPeople, listPeople } from '../../accounts/people.sql.ts'
import { PersonResponse, toPersonResponse } from '../../accounts/person-response.ts'
import {
  ApplicationToDecideResponse,
  toApplicationToDecideResponse,
} from '../../applications/application-response.ts'
import { countApplications, listPendingApplications } from '../../applications/applications.sql.ts'
import { findApprovedAgency } from '../agencies.sql.ts'

const MAX_ROWS = 99

const schema = {
  operationId: 'readOwnAgency',
  summary: "Returns the caller's agency with its customers and pending applications, at most 99 of each",
  tags: ['pic'],
  response: {
    200: Type.Object({
      name: Type.String(),
      code: Type.String({ description: '12 digits' }),
      customers: Type.Array(PersonResponse),
      customersTotal: Type.Integer(),
      pending: Type.Array(ApplicationToDecideResponse, {
        description: 'Pending applications, the oldest first',
      }),
      pendingTotal: Type.Integer(),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030', 'E4040'),
  },
}

/** The page /pic-management shows this response. */
export function readOwnAgency(app: App, context: IdentityContext): void {
  app.get('/pic/agency', { schema }, async (request) => {
    const { db } = context
    const { agencyCode, userId } = requireSession(request)
    const agency = agencyCode === null ? undefined : await findApprovedAgency(db, agencyCode)
    if (!agency) throw new ApiError('E4040')
    const which = { agencyCode: agency.code }
    const asked = { ...which, roles: ['ROLE_CUSTOMER' as const] }
    const [customers, customersTotal, pending, pendingTotal] = await Promise.all([
      listPeople(db, asked, { offset: 0, limit: MAX_ROWS }),
      countPeople(db, asked),
      listPendingApplications(db, which, MAX_ROWS),
      countApplications(db, which, '0'),
    ])
    return {
      name: agency.name,
      code: agency.code,
      customers: customers.map(toPersonResponse),
      customersTotal,
      pending: pending.map((row) => toApplicationToDecideResponse(row, getRequestLanguage(request), userId)),
      pendingTotal,
    }
  })
}
