/** What an engine may know: what the member wrote, and our own articles. Nothing else ever reaches a model. */
export interface EngineRequest {
  question: string
  language: string
  /** Earlier questions of this conversation that were answered, each with its answer, oldest first. */
  history: readonly { author: 'member' | 'advisor'; text: string }[]
  /** Best first; at least one. */
  articles: readonly { id: string; title: string; body: string }[]
  signal: AbortSignal
}

export interface AdvisorEngine {
  name: 'search' | 'model'
  /** The answer piece by piece. @throws EngineRefusal when the engine will not say anything; anything else when it failed */
  answer(request: EngineRequest): AsyncIterable<string>
}

/** The engine declined to answer. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
}
