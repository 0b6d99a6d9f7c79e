import type { ResponseOf, RowOf } from '../api/call-types.ts'

type Single = ResponseOf<'GET /admin/agencies/{id}'>

/** Only the response for one record contains the people. */
export type Agency = RowOf<'GET /admin/agencies'> & Partial<Pick<Single, 'pics' | 'customers'>>
export type AgencyPerson = Single['pics'][number]
export type AgencyState = Agency['state']

export const agencyStates: AgencyState[] = ['applied', 'approved', 'rejected']
