import { Type } from 'typebox'
import { DisplayNameField, DisplayNameKanaField } from '../accounts/display-name-field.ts'
import { EmailField } from '../accounts/email-field.ts'

/** These fields are in every registration form with an agency. */
export const agencyRegistrationFields = {
  email: EmailField,
  username: Type.String({ description: 'Login name: 3 to 32 half-width letters and digits' }),
  displayName: DisplayNameField,
  displayNameKana: DisplayNameKanaField,
  password: Type.String(),
  verifyPassword: Type.String(),
  agreeTermsOfService: Type.Optional(Type.Boolean()),
  agreeProvidingData: Type.Optional(Type.Boolean()),
}

/** Proves that the address belongs to the person who registers. */
export const mailLinkField = {
  path: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Path of the mail link; when it is left out, that of the link this browser opened',
    }),
  ),
}

export const agencyRegistrationErrorCodes = [
  'E3001',
  'E3022',
  'E3023',
  'E3024',
  'E3025',
  'E3026',
  'E3030',
  'E3031',
  'E4003',
  'E4290',
] as const
