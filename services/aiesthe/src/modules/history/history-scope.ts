import { ApiError, type Session } from '@hibiki/http'
import { findMemberProfile } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import { requireConfirmedSessionFor } from '../../requirements.ts'
import type { AiestheTables } from '../../tables.ts'
import { isInChargeOfCustomer } from '../diagnosis/result-access.rules.ts'

/** The diagnoses that the caller may see: their own, all for administrators, published ones of own customers for a person in charge. */
export type HistoryScope = 'all' | 'published'

/** @throws E4040 for everyone else, as for an unknown member; E4014 where only the password is missing */
export async function getHistoryScope(
  db: Kysely<AiestheTables>,
  session: Session,
  memberId: string,
): Promise<HistoryScope> {
  const seesAll = memberId === session.userId || session.roles.includes('ROLE_ADMIN')
  const member = seesAll ? null : await findMemberProfile(db, memberId)
  if (!seesAll && !isInChargeOfCustomer(session, member?.customerOfAgency ?? null))
    throw new ApiError('E4040')
  requireConfirmedSessionFor(session, memberId)
  return seesAll ? 'all' : 'published'
}
