import { ApiError, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { findAgencyIdOfMember } from './accounts.sql.ts'

/** Returns the caller's agency. Throws E4040 for an account without one, as for the rooms of other agencies. */
export async function requireAgencyId(
  db: Kysely<EnterpriseTables>,
  request: FastifyRequest,
): Promise<string> {
  const agencyId = await findAgencyIdOfMember(db, requireSession(request).userId)
  if (agencyId === undefined) throw new ApiError('E4040')
  return agencyId
}
