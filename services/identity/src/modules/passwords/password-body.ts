import { Type } from 'typebox'

/** The body of what a member confirms with their password. */
export const PasswordBody = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 256 }) },
  { $id: 'PasswordInput' },
)
