import { ApiError } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import { fieldText } from '../../texts.ts'
import { parseEmail } from './email-address.rules.ts'

/** Checked by `requireEmail`, which forgives full-width letters; the limit only stops nonsense early. */
export const EmailField = Type.String({ maxLength: 254, description: 'E-mail address' })

/** The address as it is stored; throws E3001 naming `field`. */
export function requireEmail(typed: string, field = 'email'): string {
  const email = parseEmail(typed)
  if (email === null) {
    throw new ApiError('E3001', {
      fields: { [field]: fieldText(isBlankText(typed) ? 'required' : 'emailInvalid') },
    })
  }
  return email
}
