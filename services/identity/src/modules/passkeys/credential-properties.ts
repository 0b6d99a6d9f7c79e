import { Type } from 'typebox'

/** A binary value, in the spelling of WebAuthn's JSON. */
export const createBinarySchema = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })

/** An id has at most 1,023 bytes. */
const CredentialId = createBinarySchema(1_364)

/** What every response of a browser has. */
export const credentialProperties = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
}
