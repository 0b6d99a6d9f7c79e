/** Everything that is sent to an engine: the member's texts and our own articles. */
export interface AdvisorEngineRequest {
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
  /** Yields the answer piece by piece. @throws EngineRefusal when the engine declines; any other error when it fails */
  answer(request: AdvisorEngineRequest): AsyncIterable<string>
}

/** An engine throws this when it declines to answer. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
}
