import { Type } from 'typebox'

export const MAX_REASON_LENGTH = 200

/** Why an administrator opens or deletes a chart by a call of staff; nobody else needs one. */
export const reasonQuery = {
  reason: Type.Optional(
    Type.String({
      maxLength: MAX_REASON_LENGTH,
      description: 'Required of administrators; the customer sees it',
    }),
  ),
}

/** The reason that was given, or null where none was. */
export const readReason = (reason: string | undefined): string | null => reason?.trim() || null
