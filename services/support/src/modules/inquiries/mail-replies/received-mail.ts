import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'

const Address = Type.String({ maxLength: 1000 })
const Check = Type.Optional(
  Type.String({ maxLength: 40, description: 'pass, fail, or what else the provider says' }),
)

/** A received mail as `docs/operations.md` describes it; what providers call otherwise is mapped to it before. */
export const ReceivedMailSchema = Type.Object(
  {
    messageId: Type.String({ minLength: 1, maxLength: 998, description: 'Header Message-ID' }),
    envelope: Type.Object({
      from: Type.String({ maxLength: 1000, description: 'MAIL FROM; empty for a notification of delivery' }),
      to: Type.Array(Address, { minItems: 1, maxItems: 100, description: 'RCPT TO' }),
    }),
    from: Type.String({ maxLength: 2000, description: 'Header From' }),
    headers: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), { maxItems: 500 }),
    // What bounds texts and headers is the size of the body: a long one that is not read must not refuse the mail.
    text: Type.Optional(Type.String()),
    html: Type.Optional(Type.String({ description: 'Read only where there is no text' })),
    authentication: Type.Optional(Type.Object({ spf: Check, dkim: Check, dmarc: Check })),
    attachments: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ maxLength: 1000 }),
          content: Type.String({ description: 'base64' }),
        }),
        { maxItems: 100 },
      ),
    ),
  },
  { $id: 'ReceivedMail' },
)

export type ReceivedMail = Static<typeof ReceivedMailSchema>

const validator = Compile(ReceivedMailSchema)

/** Returns the mail in a body, or null when it has another shape. */
export function parseReceivedMail(body: Buffer): ReceivedMail | null {
  try {
    const value: unknown = JSON.parse(body.toString())
    return validator.Check(value) ? value : null
  } catch {
    return null
  }
}
