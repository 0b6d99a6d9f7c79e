import { getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { SupportContext } from '../../context.ts'
import type { SupportTables } from '../../tables.ts'
import { getLocalizedText } from '../../texts.ts'
import { EngineRefusal } from './advisor-engine.ts'
import {
  type AdvisorAnswerKind,
  ANSWER_TIMEOUT_MS,
  isAnswerPending,
  MAX_QUESTIONS_PER_DAY,
  selectAnsweredMessages,
} from './answer.rules.ts'
import {
  type ConversationMessage,
  claimDailyQuestion,
  findConversation,
  insertConversationMessage,
  isQuestionStored,
  listConversationMessages,
  MAX_CONVERSATION_MESSAGES,
  setConversationPending,
} from './conversations.sql.ts'
import { retrieveArticles } from './retrieve-articles.ts'

export interface AdvisorQuestion {
  conversationId: string
  memberId: string
  text: string
  language: string
  /** A question with the same key is the same question. */
  key: string | null
}

type AdvisorContext = Pick<SupportContext, 'db' | 'clock' | 'log' | 'engine'>

/**
 * Stores a question, lets the engine answer it and stores the answer. Pieces of the answer are passed to `onText` as they arrive. It ends
 * within 30 seconds whatever the engine does, and continues when the caller disconnects.
 *
 * @returns the answer, or null when this question was stored before
 * @throws ApiError SUPPORT_CONVERSATION_NOT_FOUND, SUPPORT_KEY_REUSED, SUPPORT_ADVISOR_BUSY, SUPPORT_ADVISOR_LIMIT,
 *   SUPPORT_CONVERSATION_FULL
 */
export async function respondToQuestion(
  context: AdvisorContext,
  question: AdvisorQuestion,
  onText: (text: string) => void = () => {},
): Promise<ConversationMessage | null> {
  const begun = await begin(context, question)
  if (!begun) return null
  const answer = await answerOf(context, question, { history: begun.history, onText })
  return finish(context, question, answer)
}

/** Stores the question, or returns null when it is stored already. */
async function begin({ db, clock }: AdvisorContext, question: AdvisorQuestion) {
  const { conversationId, memberId, text, key } = question
  return db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockMember(trx, memberId)
    // The time is read under the lock, as in `handOverToInquiry`, so that messages after a hand-over are newer than it.
    const now = clock()
    const conversation = await findConversation(trx, { id: conversationId, memberId, lock: true })
    if (!conversation || (await isMemberErased(trx, memberId)))
      throw new ApiError('SUPPORT_CONVERSATION_NOT_FOUND')
    if (key !== null && (await isQuestionStored(trx, { conversationId, key, text }))) return null
    if (isAnswerPending(conversation.pendingSince, now)) throw new ApiError('SUPPORT_ADVISOR_BUSY')
    const said = await listConversationMessages(trx, conversationId)
    if (said.length >= MAX_CONVERSATION_MESSAGES) throw new ApiError('SUPPORT_CONVERSATION_FULL')
    const counted = await claimDailyQuestion(trx, {
      memberId,
      day: getJstDay(now),
      max: MAX_QUESTIONS_PER_DAY,
    })
    if (!counted) throw new ApiError('SUPPORT_ADVISOR_LIMIT')
    await insertConversationMessage(trx, {
      conversationId,
      author: 'member',
      kind: 'question',
      text,
      key,
      now,
    })
    await setConversationPending(trx, conversationId, { since: now, now })
    return { history: selectAnsweredMessages(said) }
  })
}

interface Answer {
  kind: AdvisorAnswerKind
  text: string
  articleIds: string[]
}

async function answerOf(
  { db, engine, log }: AdvisorContext,
  { text, language }: AdvisorQuestion,
  { onText, history }: { history: readonly ConversationMessage[]; onText: (text: string) => void },
): Promise<Answer> {
  const fixed = (kind: Exclude<AdvisorAnswerKind, 'answer'>): Answer => {
    const said = getLocalizedText(language, `advisor.${kind}`)
    onText(said)
    return { kind, text: said, articleIds: [] }
  }
  let said = ''
  try {
    const { articles, refused } = await retrieveArticles(db, { text, language })
    if (refused !== null) return fixed(refused)
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    for await (const piece of engine.answer({
      question: text,
      language,
      history,
      articles,
      signal,
    })) {
      said += piece
      onText(piece)
    }
    const best = articles[0]?.id
    return { kind: 'answer', text: said, articleIds: best === undefined ? [] : [best] }
  } catch (error) {
    if (error instanceof EngineRefusal) return fixed('refusal')
    // Errors of models quote the question, so their text is not logged.
    log.warn({ engine: engine.name, error: (error as Error).name }, 'the advisor gave no answer')
    return fixed('failed')
  }
}

async function finish(
  { db, clock }: AdvisorContext,
  { conversationId, memberId }: AdvisorQuestion,
  answer: Answer,
): Promise<ConversationMessage | null> {
  return db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockMember(trx, memberId)
    const now = clock()
    const conversation = await findConversation(trx, { id: conversationId, memberId, lock: true })
    if (!conversation) return null
    await setConversationPending(trx, conversationId, { since: null, now })
    return insertConversationMessage(trx, { conversationId, author: 'advisor', ...answer, now })
  })
}
