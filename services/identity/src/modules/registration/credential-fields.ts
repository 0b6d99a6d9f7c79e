import { Type } from 'typebox'
import { DisplayNameField } from '../accounts/display-name-field.ts'
import { EmailField } from '../accounts/email-field.ts'

/** What every form of registration by an agency asks for. */
export const credentialFields = {
  email: EmailField,
  username: Type.String({ description: 'Login name: 3 to 32 half-width letters and digits' }),
  displayName: DisplayNameField,
  password: Type.String(),
  verifyPassword: Type.String(),
  agreeTermsOfService: Type.Optional(Type.Boolean()),
  agreeProvidingData: Type.Optional(Type.Boolean()),
}

/** Proof that the address belongs to whoever registers. */
export const linkField = {
  path: Type.Optional(
    Type.String({ maxLength: 200, description: 'Of the mail link; else the one this browser opened' }),
  ),
}

export const credentialErrors = [
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
