import type { Session } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { isStaff } from '../../access.ts'
import type { SupportTables } from '../../tables.ts'
import { hasEverOpenedInquiry } from './inquiries.sql.ts'
import { requireSupportFunction } from './member-message.ts'

/**
 * Allows staff, who attach files to answers, and members who may write: a member whose plan has ended may still reply in their inquiries.
 *
 * @throws ApiError E2001, E2002
 */
export async function requireUploadAccess(db: Kysely<SupportTables>, session: Session): Promise<void> {
  if (isStaff(session) || (await hasEverOpenedInquiry(db, session.userId))) return
  await requireSupportFunction(db, session.userId, 'support-chat')
}
