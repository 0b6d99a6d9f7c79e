import { Type } from 'typebox'
import { createBinarySchema, credentialProperties } from './credential-properties.ts'

/** What a browser returns for a passkey that has signed a challenge. */
export const AuthenticationResponse = Type.Object(
  {
    ...credentialProperties,
    response: Type.Object({
      clientDataJSON: createBinarySchema(4_096),
      authenticatorData: createBinarySchema(4_096),
      signature: createBinarySchema(4_096),
      userHandle: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  { $id: 'PasskeySignatureInput' },
)
