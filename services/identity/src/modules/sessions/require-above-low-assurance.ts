import { ApiError, type Session } from '@hibiki/http'
import type { Db } from '../../db/identity-tables.ts'
import { findAssurance } from './sessions.sql.ts'

/**
 * Throws E4014 for a session opened by an easy-login link. Unlike the access rule it accepts a member who has given the password
 * and must still set up the second factor.
 */
export async function requireAboveLowAssurance(db: Db, { sessionId }: Session): Promise<void> {
  if ((await findAssurance(db, sessionId)) === 'low') throw new ApiError('E4014')
}
