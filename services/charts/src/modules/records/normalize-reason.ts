import { Type } from 'typebox'

export const MAX_REASON_LENGTH = 200

/** The reason for which an administrator opens or deletes a chart by a call of staff; no other caller needs one. */
export const reasonQueryProperties = {
  reason: Type.Optional(
    Type.String({
      maxLength: MAX_REASON_LENGTH,
      description: 'Required of administrators; the customer sees it',
    }),
  ),
}

/** Returns the given reason, or null without one. */
export const normalizeReason = (reason: string | undefined): string | null => reason?.trim() || null
