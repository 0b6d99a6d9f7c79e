import { Type } from 'typebox'
import { createBinarySchema, credentialProperties } from './credential-properties.ts'

/** What a browser returns for a passkey that it has created. */
export const RegistrationResponse = Type.Object(
  {
    ...credentialProperties,
    response: Type.Object({
      clientDataJSON: createBinarySchema(4_096),
      attestationObject: createBinarySchema(8_192),
    }),
  },
  { $id: 'PasskeyRegistrationInput' },
)
