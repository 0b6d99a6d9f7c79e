import type { Language } from '@hibiki/http'
import type { AnswerPart } from './answer-part.ts'
import type { ToolCall, ToolResult } from './tools/tool-call.ts'

/** Everything that an engine gets: the member's texts, our own articles, and tools that read as the member. */
export interface AdvisorEngineRequest {
  question: string
  language: Language
  /** Earlier questions of this conversation that were answered, each with its answer, oldest first. */
  history: readonly { author: 'member' | 'advisor'; text: string }[]
  /** Best first. */
  articles: readonly { id: string; title: string; body: string }[]
  /** Whether the best article answers the question; otherwise a tool does. */
  isAnsweredByArticle: boolean
  /** The tool that answers the question, according to its words. */
  call: ToolCall | null
  /** Runs a tool as the member who asks. It never fails: a service that does not respond is part of the result. */
  runTool(call: ToolCall): Promise<ToolResult>
  signal: AbortSignal
}

export interface AdvisorEngine {
  name: 'search' | 'model'
  /**
   * Yields the answer's text piece by piece, and the parts that stand below it.
   *
   * @throws EngineRefusal when the engine declines; any other error when it fails
   */
  answer(request: AdvisorEngineRequest): AsyncIterable<string | AnswerPart>
}

/** An engine throws this when it declines to answer. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
}
