import { openServiceDatabase } from '@hibiki/service'
import type { SupportContext } from '../../context.ts'
import type { SharedContext } from './shared-context.ts'

export interface PastInquiry {
  /** The caller sets the id, so that an inquiry is added only once. */
  id: string
  memberId: string
  detailType: string
  subject: string
  text: string
  openedAt: Date
  /** What the member's app sent, where the member agreed. */
  shared: SharedContext | null
  answer: { staffId: string; text: string; at: Date } | null
  closed: { at: Date; rating: number | null } | null
}

/**
 * Adds inquiries of the past with their answers; those that are there stay as they are.
 *
 * @param databaseUrl support's own database, already migrated
 * @returns how many were added
 */
export async function addPastInquiries(
  databaseUrl: string,
  inquiries: readonly PastInquiry[],
): Promise<number> {
  const database = openServiceDatabase<SupportContext>(
    { name: 'support' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 },
  )
  try {
    return await database.db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto('inquiries')
        .values(inquiries.map(toRow))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute()
      const isAdded = new Set(added.map(({ id }) => id))
      const messages = inquiries.filter(({ id }) => isAdded.has(id)).flatMap(toMessages)
      if (messages.length > 0) await trx.insertInto('messages').values(messages).execute()
      return added.length
    })
  } finally {
    await database.close()
  }
}

function toRow({ id, memberId, detailType, subject, openedAt, shared, answer, closed }: PastInquiry) {
  return {
    id,
    member_id: memberId,
    detail_type: detailType,
    subject,
    state: closed ? ('closed' as const) : ('open' as const),
    staff_id: answer?.staffId ?? null,
    shared: shared && JSON.stringify(shared),
    creation_key: null,
    revision: answer ? 2 : 1,
    member_unread: answer && !closed ? 1 : 0,
    staff_unread: answer ? 0 : 1,
    member_read_at: closed?.at ?? null,
    staff_read_at: answer?.at ?? null,
    opened_at: openedAt,
    last_message_at: answer?.at ?? openedAt,
    waiting_since: answer ? null : openedAt,
    first_answered_at: answer?.at ?? null,
    closed_at: closed?.at ?? null,
    closed_for: closed ? ('member' as const) : null,
    rating: closed?.rating ?? null,
    rated_at: closed?.rating ? closed.at : null,
  }
}

function toMessages({ id, memberId, text, openedAt, answer }: PastInquiry) {
  const question = {
    inquiry_id: id,
    author: 'member' as const,
    actor_id: memberId,
    text,
    sending_key: null,
    created_at: openedAt,
  }
  if (!answer) return [question]
  return [
    question,
    {
      inquiry_id: id,
      author: 'staff' as const,
      actor_id: answer.staffId,
      text: answer.text,
      sending_key: null,
      created_at: answer.at,
    },
  ]
}
