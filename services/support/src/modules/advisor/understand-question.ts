import type { Kysely } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { findRefusedTopic } from './answer.rules.ts'
import { findToolCall, replaceEverydayWords } from './find-tool-call.ts'
import { type RetrievedArticles, retrieveArticles } from './retrieve-articles.ts'
import type { ToolCall } from './tools/tool-call.ts'

export interface UnderstoodQuestion extends RetrievedArticles {
  /** The tool that answers the question, according to its words. */
  call: ToolCall | null
  /** Whether the best article answers the question. */
  isAnsweredByArticle: boolean
}

/** Decides, before any engine is called, what may answer a question: a tool, the articles, both or neither. */
export async function understandQuestion(
  db: Kysely<SupportTables>,
  question: { text: string; language: string },
): Promise<UnderstoodQuestion> {
  const { articles, refused } = await retrieveArticles(db, question)
  const call = findToolCall(question.text)
  const isAnsweredByArticle = refused === null
  if (refused === 'refusal' && call) return { articles, refused: null, call, isAnsweredByArticle }
  if (refused === 'medical' && call?.tool === 'find-sounds' && isEverydayWish(question.text))
    return { articles, refused: null, call, isAnsweredByArticle }
  return { articles, refused, call: refused === null ? call : null, isAnsweredByArticle }
}

const isEverydayWish = (text: string): boolean => findRefusedTopic(replaceEverydayWords(text)) === null
