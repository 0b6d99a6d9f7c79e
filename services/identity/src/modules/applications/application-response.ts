import { type Language, Moment } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { getFixedT } from '../../texts.ts'
import type { ApplicationRow } from './applications.sql.ts'

const moment = Type.Union([Moment, Type.Null()])

/** A row of the applicant's own list. */
export const ApplicationResponse = Type.Object({
  code: Type.String({ description: '12 letters and digits' }),
  type: Type.Enum(['01', '02', '03']),
  typeLabel: Type.String(),
  status: Type.Enum(['0', '1', '2'], { description: '0 applied, 1 approved, 2 rejected' }),
  statusLabel: Type.String(),
  agency: Type.String(),
  authorizer: Type.Union([Type.String(), Type.Null()], { description: 'Name of the member who decided' }),
  appliedDate: Moment,
  approvedDate: moment,
  version: Type.Integer({ description: 'Version of the application; it grows with every decision' }),
})

/** A row of the deciders' list, which also names the applicant. */
export const ApplicationToDecideResponse = Type.Object(
  {
    ...ApplicationResponse.properties,
    applicant: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }),
    own: Type.Boolean({ description: 'Whether the caller is the applicant, so that others must decide' }),
  },
  { $id: 'ApplicationToDecide' },
)

export function toApplicationResponse(
  row: ApplicationRow,
  language: Language,
): Static<typeof ApplicationResponse> {
  return {
    code: row.code,
    type: row.type,
    typeLabel: getFixedT(language)(`applicationTypes.${row.type}`),
    status: row.status,
    statusLabel: getFixedT(language)(`applicationStatuses.${row.status}`),
    agency: row.agencyName,
    authorizer: row.authorizer,
    appliedDate: row.appliedAt.toISOString(),
    approvedDate: row.status === '1' && row.decidedAt ? row.decidedAt.toISOString() : null,
    version: row.version,
  }
}

export function toApplicationToDecideResponse(
  row: ApplicationRow,
  language: Language,
  callerId: string,
): Static<typeof ApplicationToDecideResponse> {
  const applicant = { id: row.applicantId, name: row.applicant, email: row.applicantEmail }
  return { ...toApplicationResponse(row, language), applicant, own: row.applicantId === callerId }
}
