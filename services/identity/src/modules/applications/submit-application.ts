import { randomBytes } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import type { Trx } from '../../db/identity-tables.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import type { ApplicationType } from './application.rules.ts'
import { toApplicationCode } from './application-code.rules.ts'
import { insertApplication } from './applications.sql.ts'

/**
 * Submits an application to an agency, or to the administrators.
 * @returns the application's code, which the applicant sees
 * @throws ApiError E4091 while another application of the member is pending
 */
export async function submitApplication(
  trx: Trx,
  options: {
    type: ApplicationType
    applicantId: string
    agencyId: string
    picId: string | null
    /** Whether the account is created with this application. */
    openedAccount: boolean
    now: Date
  },
): Promise<string> {
  const code = toApplicationCode(randomBytes(12))
  if (!(await insertApplication(trx, { ...options, code }))) throw new ApiError('E4091')
  await appendAuditEntry(trx, {
    actorId: options.applicantId,
    action: 'application-opened',
    subjectId: options.applicantId,
    detail: { code, type: options.type, agencyId: options.agencyId },
  })
  return code
}
