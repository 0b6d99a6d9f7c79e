import { ApiError, getFieldErrorText, Id } from '@hibiki/http'
import { Type } from 'typebox'
import { MAX_ADVISOR_QUESTION_LENGTH } from './answer.rules.ts'

const conversationId = Type.Optional(Id)
const message = Type.Optional(Type.String({ maxLength: MAX_ADVISOR_QUESTION_LENGTH, format: 'visible-text' }))

/** The question is in the query, as the specification says, or in the body, as our client sends it. */
export const AskedQuestionSchema = {
  querystring: Type.Object({ conversationId, message }),
  body: Type.Optional(Type.Object({ conversationId, message })),
}

interface Asked {
  query: { conversationId?: string; message?: string }
  body?: { conversationId?: string; message?: string }
}

/** @throws ApiError E3001 with the missing field */
export function parseAskedQuestion({ query, body }: Asked): { conversationId: string; text: string } {
  const id = body?.conversationId ?? query.conversationId
  const text = body?.message ?? query.message
  if (id === undefined)
    throw new ApiError('E3001', { fields: { conversationId: getFieldErrorText('required') } })
  if (text === undefined) throw new ApiError('E3001', { fields: { message: getFieldErrorText('required') } })
  return { conversationId: id.toLowerCase(), text }
}
