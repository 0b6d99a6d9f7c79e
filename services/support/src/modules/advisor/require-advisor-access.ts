import type { Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { isStaff } from '../../access.ts'
import type { SupportTables } from '../../tables.ts'
import { requireSupportFunction } from '../inquiries/member-message.ts'

/** Allows administrators and members whose plan includes the advisor. @throws ApiError E2001, E2002 */
export async function requireAdvisorAccess(db: Kysely<SupportTables>, session: Session): Promise<void> {
  if (!isStaff(session)) await requireSupportFunction(db, session.userId, 'ai-chat')
}
