import { ApiError } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import type { Db } from '../../db/identity-tables.ts'
import { identityErrors } from '../../errors.ts'
import { fieldText } from '../../texts.ts'
import { findApprovedAgency } from './agencies.sql.ts'
import { findPicInAgency } from './memberships.sql.ts'

/**
 * Returns the approved agency of a typed code; full-width digits and blanks are accepted. Throws E3032 when there is none, E3001
 * when the code is blank.
 */
export async function requireAgency(
  db: Db,
  typed: string,
  field = 'agencyCode',
): Promise<{ id: string; code: string; name: string }> {
  if (isBlankText(typed)) {
    throw new ApiError('E3001', { fields: { [field]: fieldText('required') } })
  }
  const agency = await findApprovedAgency(db, typed.normalize('NFKC').replace(/[\s-]/g, ''))
  if (agency) return agency
  throw new ApiError('E3032', { fields: { [field]: identityErrors.E3032 } })
}

/**
 * Returns the id of the requested person in charge, found by id or login name, or null for none; throws E3001 for a person who is
 * none in that agency.
 */
export async function requirePicInAgency(
  db: Db,
  typed: string | null | undefined,
  agencyCode: string,
  field = 'picId',
): Promise<string | null> {
  const name = typed?.normalize('NFKC').trim()
  if (!name) return null
  const picId = await findPicInAgency(db, name, agencyCode)
  if (picId !== undefined) return picId
  throw new ApiError('E3001', { fields: { [field]: fieldText('notPicOfAgency') } })
}
