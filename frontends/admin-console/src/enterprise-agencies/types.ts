import type { RequestOf, ResponseOf, RowOf } from '../api/call-types.ts'

export type EnterpriseAgency = RowOf<'GET /admin/enterprise-agencies'>
export type RoomOverview = ResponseOf<'GET /admin/enterprise-agencies/{id}/overview'>
export type RoomOverviewSection = RoomOverview['rooms'][number]['sections'][number]
export type PlayReportRow = RowOf<'GET /admin/enterprise-agencies/{id}/report'>
export type Proofs = ResponseOf<'GET /admin/enterprise-agencies/{id}/proofs'>
export type Boards = ResponseOf<'GET /admin/enterprise-agencies/{id}/boards'>
export type RoomPlaybackChange = RequestOf<'POST /admin/enterprise-agencies/{id}/control'>

/** Returns the fields that can be changed, without the counts in the record. */
export const toEnterpriseAgencyBody = ({ name, alertEmail, language }: Partial<EnterpriseAgency>) => ({
  name,
  alertEmail,
  language,
})
