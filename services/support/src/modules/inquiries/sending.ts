import { Type } from 'typebox'
import { MAX_PICTURES, MAX_TEXT_LENGTH } from './inquiry.rules.ts'

/** The text of a message; the format rejects a blank one. */
export const MessageText = Type.String({ maxLength: MAX_TEXT_LENGTH, format: 'visible-text' })

export const PictureIds = Type.Optional(
  Type.Array(Type.String({ format: 'uuid' }), {
    maxItems: MAX_PICTURES,
    uniqueItems: true,
    description: 'From POST v2/support/chat/picture, in their order',
  }),
)

export const SendingHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'The same key again sends nothing again',
    }),
  ),
})
