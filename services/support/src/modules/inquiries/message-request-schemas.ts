import { Id } from '@hibiki/http'
import { Type } from 'typebox'
import { MAX_DOCUMENTS_PER_MESSAGE, MAX_MESSAGE_LENGTH, MAX_PICTURES_PER_MESSAGE } from './inquiry.rules.ts'

/** The text of a message; the format rejects a blank one. */
export const MessageTextSchema = Type.String({ maxLength: MAX_MESSAGE_LENGTH, format: 'visible-text' })

export const PictureIdsSchema = Type.Optional(
  Type.Array(Id, {
    maxItems: MAX_PICTURES_PER_MESSAGE,
    uniqueItems: true,
    description: 'From POST v2/support/chat/picture, in their order',
  }),
)

export const DocumentIdsSchema = Type.Optional(
  Type.Array(Id, {
    maxItems: MAX_DOCUMENTS_PER_MESSAGE,
    uniqueItems: true,
    description: 'From POST v2/support/chat/document, in their order',
  }),
)

export const IdempotencyKeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'The same key again sends nothing again',
    }),
  ),
})
