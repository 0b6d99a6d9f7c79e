import type { RowOf } from '../api/call-types.ts'

/** A sound that is assigned to a section. */
export type EnterpriseManagement = RowOf<'GET /admin/enterprise-managements'>
type EnterpriseSection = RowOf<'GET /admin/enterprise-sections'>

/** Hotels use the same section names, so a section is identified only with its room and its enterprise. */
export const formatSectionPlace = ({ agencyName, roomName, name }: EnterpriseSection): string =>
  [agencyName, roomName, name].join(' / ')

export const SORT_BY_PLACE = { field: 'agencyName', order: 'ASC' } as const
