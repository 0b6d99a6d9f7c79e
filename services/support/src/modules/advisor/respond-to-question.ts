import { getJstDay } from '@hibiki/calendar'
import { ApiError, type Language } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import type { SupportContext } from '../../context.ts'
import type { SupportTables } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import type { FoundArticle } from '../knowledge/article.rules.ts'
import { EngineRefusal } from './advisor-engine.ts'
import {
  type AdvisorAnswerKind,
  ANSWER_TIMEOUT_MS,
  isAnswerPending,
  MAX_QUESTIONS_PER_DAY,
  selectAnsweredMessages,
} from './answer.rules.ts'
import { type AnswerPart, MAX_PARTS, removeRepeatedParts } from './answer-part.ts'
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
import type { MemberReader } from './member-reader.ts'
import { suggestNextQuestions } from './next-questions.ts'
import { runTool } from './tools/run-tool.ts'
import { understandQuestion } from './understand-question.ts'

export interface AdvisorQuestion {
  conversationId: string
  memberId: string
  text: string
  language: Language
  /** Reads from other services as the member who asks. */
  read: MemberReader
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

/** A related article has at least this share of the best one's score. */
const MIN_RELATED_SHARE = 0.6
const MAX_RELATED_ARTICLES = 2

interface Answer {
  kind: AdvisorAnswerKind
  text: string
  articleIds: string[]
  parts: AnswerPart[]
}

async function answerOf(
  { db, engine, log, clock }: AdvisorContext,
  { text, language, read }: AdvisorQuestion,
  { onText, history }: { history: readonly ConversationMessage[]; onText: (text: string) => void },
): Promise<Answer> {
  const fixed = (kind: Exclude<AdvisorAnswerKind, 'answer'>): Answer => {
    const said = getFixedT(language)(`texts.advisor.${kind}`)
    onText(said)
    return { kind, text: said, articleIds: [], parts: [] }
  }
  let said = ''
  const parts: AnswerPart[] = []
  try {
    const { articles, refused, call, isAnsweredByArticle } = await understandQuestion(db, { text, language })
    if (refused !== null) return fixed(refused)
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const context = { read, language, now: clock() }
    for await (const piece of engine.answer({
      question: text,
      language,
      history,
      articles,
      isAnsweredByArticle,
      call,
      runTool: (called) =>
        runTool(context, called, (error) => {
          log.warn({ tool: called.tool, reason: error.message }, 'a tool of the advisor could not read')
        }),
      signal,
    })) {
      if (typeof piece === 'string') {
        said += piece
        onText(piece)
      } else parts.push(piece)
    }
    const isData =
      (call !== null && call.tool !== 'open-screen') ||
      parts.some(({ type }) => type === 'sounds' || type === 'figures')
    const found = isAnsweredByArticle ? articles : []
    const quoted = isData ? [] : found.slice(0, 1)
    return {
      kind: 'answer',
      text: said,
      articleIds: quoted.map(({ id }) => id),
      parts: finishParts(parts, { related: selectRelated(found, quoted), question: text, language }),
    }
  } catch (error) {
    if (error instanceof EngineRefusal) return fixed('refusal')
    // Errors of models quote the question, so their text is not logged.
    log.warn({ engine: engine.name, error: (error as Error).name }, 'the advisor gave no answer')
    return fixed('failed')
  }
}

/** Selects the articles beside the quoted one that fit the question nearly as well as the best one. */
function selectRelated(found: readonly FoundArticle[], quoted: readonly FoundArticle[]): FoundArticle[] {
  const minScore = (found[0]?.score ?? 0) * MIN_RELATED_SHARE
  return found.slice(quoted.length).filter(({ score }) => score >= minScore)
}

/** Adds related articles and further questions to the parts of an answer, each part once and within the bound of a message. */
function finishParts(
  parts: readonly AnswerPart[],
  options: { related: readonly { id: string; title: string }[]; question: string; language: Language },
): AnswerPart[] {
  const articles = options.related.slice(0, MAX_RELATED_ARTICLES).map(({ id, title }) => ({ id, title }))
  const added: AnswerPart[] = [
    ...(articles.length > 0 ? [{ type: 'articles' as const, articles }] : []),
    suggestNextQuestions(parts, options),
  ]
  return [...removeRepeatedParts(parts).slice(0, MAX_PARTS - added.length), ...added]
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
