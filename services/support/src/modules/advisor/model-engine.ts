import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import { getLocalizedText } from '../../texts.ts'
import { type AdvisorEngine, type AdvisorEngineRequest, EngineRefusal } from './advisor-engine.ts'

export interface ModelEngineSettings {
  baseUrl: string
  key: string
  model: string
}

const MAX_OUTPUT_TOKENS = 700
const MAX_RETRIES = 1

/** Creates an engine for any model with OpenAI's protocol; it may answer only from our articles. */
export function createModelEngine({ baseUrl, key, model }: ModelEngineSettings): AdvisorEngine {
  const provider = createOpenAICompatible({ name: 'advisor', baseURL: baseUrl, apiKey: key })
  return {
    name: 'model',
    async *answer(request) {
      let said = ''
      const { stream } = streamText({
        model: provider(model),
        instructions: instructionsOf(request),
        messages: messagesOf(request),
        abortSignal: request.signal,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: MAX_RETRIES,
        // By default the SDK writes errors to the console, with the texts that they quote.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error('the model took too long')
        if (part.type === 'finish' && part.finishReason === 'content-filter') throw new EngineRefusal()
        if (part.type === 'finish' && part.finishReason === 'error') throw new Error('the model failed')
        if (part.type !== 'text-delta') continue
        said += part.text
        yield part.text
      }
      if (said.trim() === '') throw new EngineRefusal()
    },
  }
}

function instructionsOf({ language, articles }: AdvisorEngineRequest): string {
  const knowledge = articles.map(({ title, body }) => `## ${title}\n${body}`).join('\n\n')
  return `${getLocalizedText(language, 'advisor.instructions')}\n\n${knowledge}`
}

function messagesOf({ history, question }: AdvisorEngineRequest) {
  const earlier = history.map(({ author, text }) =>
    author === 'member'
      ? { role: 'user' as const, content: text }
      : { role: 'assistant' as const, content: text },
  )
  return [...earlier, { role: 'user' as const, content: question }]
}
