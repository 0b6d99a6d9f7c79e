import { DAY_MS } from '@hibiki/calendar'
/** */
export const MAX_SUBJECT_LENGTH = 20
export const MAX_TEXT_LENGTH = 400
export const MAX_PICTURES = 4
/** Staff explain; members ask within the limits of the specification. */
export const MAX_ANSWER_LENGTH = 2000

/** Of one member; whoever has so many open adds to one of them. */
export const MAX_OPEN_INQUIRIES = 20
/** Of one inquiry; a longer one goes on in a new inquiry. */
export const MAX_MESSAGES = 500
/** Inquiries a list holds, newest first. */
export const MAX_LISTED = 200

/** A member's reply reopens a closed inquiry for so long. */
export const REOPEN_DAYS = 14
/** An inquiry whose last word was ours for so long is closed. */
export const SILENT_DAYS = 14

export type Priority = 0 | 1 | 2 | 3

export interface InquiryState {
  state: 'open' | 'closed'
  closedAt: Date | null
}

/** Whether a member may still write: always while open, 14 days after closing. */
export function canReply({ state, closedAt }: InquiryState, now: Date): boolean {
  if (state === 'open' || closedAt === null) return true
  return now.getTime() - closedAt.getTime() < REOPEN_DAYS * DAY_MS
}

/** Until when a reply reopens the inquiry; null while it is open. */
export function computeReopensUntil({ state, closedAt }: InquiryState): Date | null {
  if (state === 'open' || closedAt === null) return null
  return new Date(closedAt.getTime() + REOPEN_DAYS * DAY_MS)
}

/** Inquiries that nobody has written in since this moment are closed. */
export function computeSilentSince(now: Date): Date {
  return new Date(now.getTime() - SILENT_DAYS * DAY_MS)
}
