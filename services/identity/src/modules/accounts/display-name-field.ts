import { ApiError, NameReading, toStoredNameReading } from '@hibiki/http'
import { isBlankText, isLongerThan } from '@hibiki/text'
import { Type } from 'typebox'
import { fieldText, localText } from '../../texts.ts'
import { MAX_DISPLAY_NAME_LENGTH, normalizeDisplayName } from './display-name.rules.ts'

/** `requireDisplayName` checks it; the schema's limit only rejects absurd input early. */
export const DisplayNameField = Type.Optional(
  Type.String({
    maxLength: 400,
    description: 'How the member is addressed, in any script: 1 to 50 characters',
  }),
)

/** Returns the display name as it is stored; throws E3001 naming the field. */
export function requireDisplayName(typed: string): string {
  const name = normalizeDisplayName(typed)
  if (name !== null) return name
  const isTooLong = isLongerThan(typed.trim(), MAX_DISPLAY_NAME_LENGTH)
  const text = isTooLong
    ? localText((t) => t('fields.tooLong', { max: MAX_DISPLAY_NAME_LENGTH }))
    : fieldText('required')
  throw new ApiError('E3001', { fields: { displayName: text } })
}

export const DisplayNameKanaField = Type.Optional(NameReading)

/** Returns the display name as it is stored, or the user name when the member left it empty at the registration. */
export const toDisplayNameOrUsername = (typed: string | undefined, username: string): string =>
  typed === undefined || isBlankText(typed) ? username : requireDisplayName(typed)

/** Returns the reading of the display name as it is stored. A user name that stands for a missing name has none. */
export const toDisplayNameKana = ({
  displayName,
  displayNameKana,
}: {
  displayName?: string
  displayNameKana?: string
}): string | null => (isBlankText(displayName ?? '') ? null : toStoredNameReading(displayNameKana))
