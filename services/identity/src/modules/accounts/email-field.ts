import { ApiError } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import { fieldText } from '../../texts.ts'
import { parseEmail } from './email-address.rules.ts'

/** `requireEmail` checks it and accepts full-width letters; the schema's limit only rejects absurd input early. */
export const EmailField = Type.String({ maxLength: 254, description: 'E-mail address' })

/** Returns the address as it is stored; throws E3001 naming `field`. */
export function requireEmail(typed: string, field = 'email'): string {
  const email = parseEmail(typed)
  if (email === null) {
    throw new ApiError('E3001', {
      fields: { [field]: fieldText(isBlankText(typed) ? 'required' : 'emailInvalid') },
    })
  }
  return email
}
