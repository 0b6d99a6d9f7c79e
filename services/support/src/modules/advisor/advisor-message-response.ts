import { formatJstDateTime } from '@hibiki/calendar'
import { Type } from 'typebox'
import { getLocalizedText } from '../../texts.ts'
import { type ConversationMessage, MAX_CONVERSATION_MESSAGES } from './conversations.sql.ts'

export const AdvisorMessageResponse = Type.Object({
  id: Type.String({ format: 'uuid' }),
  text: Type.String(),
  username: Type.String(),
  date: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, JST' }),
  me: Type.Boolean(),
  kind: Type.Enum(['question', 'answer', 'refusal', 'medical', 'help-lines', 'failed']),
  articleIds: Type.Array(Type.String(), { description: 'Articles the answer is taken from' }),
})

export const AdvisorMessagesResponse = Type.Array(AdvisorMessageResponse, {
  maxItems: MAX_CONVERSATION_MESSAGES + 2,
})

export function toAdvisorMessageResponse(
  message: ConversationMessage,
  { name, language }: { name: string; language: string },
) {
  const me = message.author === 'member'
  return {
    id: message.id,
    text: message.text,
    kind: message.kind,
    articleIds: message.articleIds,
    me,
    username: me ? name : getLocalizedText(language, 'author.advisor'),
    date: formatJstDateTime(message.createdAt),
  }
}
