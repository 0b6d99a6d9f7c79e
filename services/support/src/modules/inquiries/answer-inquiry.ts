import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely, Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type AttachedFileIds, attachFiles } from './attached-files.sql.ts'
import {
  incrementInquiryRevision,
  lockInquiry,
  setInquiryClosed,
  setInquiryOpen,
  updateInquiryForStaffAnswer,
} from './inquiries.sql.ts'
import { insertInquiryAct } from './inquiry-log.sql.ts'
import { enqueueAnswerMail } from './mails.sql.ts'
import { insertInquiryMessage, isMessageStored } from './messages.sql.ts'

interface SentByStaff extends AttachedFileIds {
  inquiryId: string
  staffId: string
  text: string
  /** A message with the same key is the same message. */
  key: string | null
  now: Date
}

/**
 * Saves an answer of staff and enqueues a mail, which is sent unless the member reads the answer first. It reopens a closed inquiry. A
 * repeated answer sends nothing, but may close the inquiry where the first one did not.
 *
 * @throws ApiError SUPPORT_INQUIRY_NOT_FOUND, SUPPORT_KEY_REUSED, SUPPORT_PICTURE_NOT_FOUND, SUPPORT_DOCUMENT_NOT_FOUND
 */
export async function answerInquiry(
  db: Kysely<SupportTables>,
  sent: SentByStaff & { close: boolean },
): Promise<void> {
  const { inquiryId, staffId, text, pictureIds, documentIds, key, now } = sent
  await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    const inquiry = await lockInquiry(trx, inquiryId, null)
    if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
    const message = { inquiryId, text, internal: false, pictureIds, documentIds }
    if (key !== null && (await isMessageStored(trx, { actorId: staffId, key }, message))) {
      // A repeated answer must not close an inquiry in which the member has written since the first one.
      if (inquiry.state === 'closed' || inquiry.waitingSince !== null) return
    } else {
      const answer = { inquiryId, author: 'staff' as const, actorId: staffId, text, key, now }
      const messageId = await insertInquiryMessage(trx, answer)
      const { memberId } = inquiry
      await attachFiles(trx, { messageId, uploaderId: staffId, memberId, pictureIds, documentIds })
      if (inquiry.state === 'closed') await setInquiryOpen(trx, inquiryId, now)
      await updateInquiryForStaffAnswer(trx, inquiryId, { staffId, now })
      await enqueueAnswerMail(trx, { inquiryId, memberId, now })
      const payload = { memberId, at: now.toISOString() }
      await appendToOutbox(trx, [{ subject: 'support.inquiry-answered.v1', payload }])
      await insertInquiryAct(trx, { inquiryId, actorId: staffId, action: 'answer', detail: null, now })
    }
    if (!sent.close) return
    await setInquiryClosed(trx, inquiryId, { for: 'staff', now })
    await insertInquiryAct(trx, { inquiryId, actorId: staffId, action: 'close', detail: null, now })
  })
}

/**
 * Saves a note that only staff see.
 *
 * @throws ApiError SUPPORT_INQUIRY_NOT_FOUND, SUPPORT_KEY_REUSED
 */
export async function addStaffNote(
  db: Kysely<SupportTables>,
  sent: Omit<SentByStaff, keyof AttachedFileIds>,
): Promise<void> {
  const { inquiryId, staffId, text, key, now } = sent
  await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    if (!(await lockInquiry(trx, inquiryId, null))) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
    const message = { inquiryId, text, internal: true, pictureIds: [], documentIds: [] }
    if (key !== null && (await isMessageStored(trx, { actorId: staffId, key }, message))) return
    await insertInquiryMessage(trx, {
      inquiryId,
      author: 'staff',
      actorId: staffId,
      text,
      internal: true,
      key,
      now,
    })
    await incrementInquiryRevision(trx, inquiryId)
    await insertInquiryAct(trx, { inquiryId, actorId: staffId, action: 'note', detail: null, now })
  })
}
