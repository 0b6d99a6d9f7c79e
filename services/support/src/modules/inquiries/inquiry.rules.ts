import { DAY_MS } from '@hibiki/calendar'

export const MAX_SUBJECT_LENGTH = 20
export const MAX_MESSAGE_LENGTH = 400
export const MAX_PICTURES_PER_MESSAGE = 4
export const MAX_DOCUMENTS_PER_MESSAGE = 3
/** Answers of staff may be longer than members' messages, whose limit the specification sets. */
export const MAX_STAFF_ANSWER_LENGTH = 2000

/** A member with this many open inquiries can only write in one of them. */
export const MAX_OPEN_INQUIRIES = 20
/** A conversation with more messages is continued in a new inquiry. */
export const MAX_MESSAGES_PER_INQUIRY = 500
/** A list contains this many inquiries, the newest ones. */
export const MAX_LISTED_INQUIRIES = 200

/** A member's reply reopens an inquiry that was closed within this time. */
export const REOPEN_DAYS = 14
/** An inquiry is closed when the member has not replied to staff for this long. */
export const CLOSE_AFTER_SILENT_DAYS = 14

export type InquiryPriority = 0 | 1 | 2 | 3

export interface InquiryState {
  state: 'open' | 'closed'
  closedAt: Date | null
}

/** Returns whether a member may still write: always while the inquiry is open, and for 14 days after it was closed. */
export function canReply({ state, closedAt }: InquiryState, now: Date): boolean {
  if (state === 'open' || closedAt === null) return true
  return now.getTime() - closedAt.getTime() < REOPEN_DAYS * DAY_MS
}

/** Returns until when a reply reopens the inquiry, or null while it is open. */
export function computeReopenDeadline({ state, closedAt }: InquiryState): Date | null {
  if (state === 'open' || closedAt === null) return null
  return new Date(closedAt.getTime() + REOPEN_DAYS * DAY_MS)
}

/** Returns the moment since which somebody must have written in an inquiry; others are closed. */
export function computeSilenceCutoff(now: Date): Date {
  return new Date(now.getTime() - CLOSE_AFTER_SILENT_DAYS * DAY_MS)
}
