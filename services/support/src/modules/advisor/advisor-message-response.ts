import { formatJstDateTime } from '@hibiki/calendar'
import { Id, JapanTime } from '@hibiki/http'
import { Type } from 'typebox'
import { getFixedT } from '../../texts.ts'
import { AnswerPartSchema, MAX_PARTS } from './answer-part.ts'
import { type ConversationMessage, MAX_CONVERSATION_MESSAGES } from './conversations.sql.ts'

export const AdvisorMessageResponse = Type.Object({
  id: Id,
  text: Type.String(),
  username: Type.String(),
  date: JapanTime,
  me: Type.Boolean(),
  kind: Type.Enum(['question', 'answer', 'refusal', 'medical', 'help-lines', 'failed']),
  articleIds: Type.Array(Type.String(), { description: 'Articles the answer is taken from' }),
  parts: Type.Array(AnswerPartSchema, {
    maxItems: MAX_PARTS,
    description:
      'What stands below the text: sounds to play, figures, a button, further questions and articles',
  }),
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
    parts: [...message.parts],
    me,
    username: me ? name : getFixedT(language)('texts.author.advisor'),
    date: formatJstDateTime(message.createdAt),
  }
}
