import type { RequestOf, ResponseOf, RowOf } from '../api/contract.ts'

export type EnterpriseAgency = RowOf<'GET /admin/enterprise-agencies'>
export type Overview = ResponseOf<'GET /admin/enterprise-agencies/{id}/overview'>
export type OverviewSection = Overview['rooms'][number]['sections'][number]
export type ReportDay = RowOf<'GET /admin/enterprise-agencies/{id}/report'>
export type RoomChange = RequestOf<'POST /admin/enterprise-agencies/{id}/control'>

/** Returns the fields that can be changed, without the counts in the record. */
export const toAgencyBody = ({ name, alertEmail, language }: Partial<EnterpriseAgency>) => ({
  name,
  alertEmail,
  language,
})
