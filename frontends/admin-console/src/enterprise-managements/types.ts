import type { RowOf } from '../api/contract.ts'

/** One sound of a section. */
export type EnterpriseManagement = RowOf<'GET /admin/enterprise-managements'>
type EnterpriseSection = RowOf<'GET /admin/enterprise-sections'>

/** Sections of many hotels have the same names: a section is only known with its room and its enterprise. */
export const formatSectionPlace = ({ agencyName, roomName, name }: EnterpriseSection): string =>
  [agencyName, roomName, name].join(' / ')

export const SORT_BY_PLACE = { field: 'agencyName', order: 'ASC' } as const
