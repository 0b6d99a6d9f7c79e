import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { isStepCount, jsonSchema, streamText, type ToolSet, tool } from 'ai'
import { Value } from 'typebox/value'
import { getFixedT } from '../../texts.ts'
import { type AdvisorEngine, type AdvisorEngineRequest, EngineRefusal } from './advisor-engine.ts'
import { type AnswerPart, toPlainAnswer } from './answer-part.ts'
import { type ToolCall, type ToolName, toolInputs } from './tools/tool-call.ts'

export interface ModelEngineSettings {
  baseUrl: string
  key: string
  model: string
}

const MAX_OUTPUT_TOKENS = 700
const MAX_RETRIES = 1
/** The model calls tools in at most two steps, and then has to answer. */
const MAX_STEPS = 3
const MAX_TOOL_CALLS = 4

const toolDescriptions: Readonly<Record<ToolName, string>> = {
  'find-sounds':
    'Finds three sounds of the catalogue; the member sees them with a play button and the reason.',
  'read-listening': "Reads the member's own listening time in a period; the member sees the figures.",
  'read-contracts': "Reads the member's own plan, price and next payment; the member sees the figures.",
  'open-screen':
    'Shows a button that opens a screen, for example paymentHistory for receipts. It changes nothing.',
}

/** Creates an engine for any model with OpenAI's protocol; it may answer only from our articles and with the tools. */
export function createModelEngine({ baseUrl, key, model }: ModelEngineSettings): AdvisorEngine {
  const provider = createOpenAICompatible({ name: 'advisor', baseURL: baseUrl, apiKey: key })
  return {
    name: 'model',
    async *answer(request) {
      let said = ''
      const parts: AnswerPart[] = []
      const { stream } = streamText({
        model: provider(model),
        instructions: instructionsOf(request),
        messages: messagesOf(request),
        tools: createTools(request, parts),
        stopWhen: isStepCount(MAX_STEPS),
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
      if (said.trim() === '' && parts.length === 0) throw new EngineRefusal()
      if (said.trim() === '') yield getFixedT(request.language)('texts.advisor.screen')
      yield* parts
    },
  }
}

/** Creates the tools of one question. What they show to the member is added to `parts`; the model gets the same as text. */
function createTools({ runTool }: AdvisorEngineRequest, parts: AnswerPart[]): ToolSet {
  let calls = 0
  const execute = async (call: ToolCall): Promise<string> => {
    calls += 1
    if (calls > MAX_TOOL_CALLS) return 'No more tools can be called. Answer now.'
    const result = await runTool(call)
    parts.push(...result.parts)
    return toPlainAnswer(result.text, result.parts)
  }
  return Object.fromEntries(
    (Object.keys(toolInputs) as ToolName[]).map((name) => [
      name,
      tool({
        description: toolDescriptions[name],
        inputSchema: jsonSchema(toolInputs[name] as never),
        // The schema is checked here as well, because a model may call a tool with anything.
        execute: (input) =>
          Value.Check(toolInputs[name], input)
            ? execute({ tool: name, input } as ToolCall)
            : 'The arguments do not fit the schema.',
      }),
    ]),
  )
}

function instructionsOf({ language, articles, isAnsweredByArticle }: AdvisorEngineRequest): string {
  const knowledge = isAnsweredByArticle ? articles.map(({ title, body }) => `## ${title}\n${body}`) : []
  return [getFixedT(language)('texts.advisor.instructions'), ...knowledge].join('\n\n')
}

function messagesOf({ history, question }: AdvisorEngineRequest) {
  const earlier = history.map(({ author, text }) =>
    author === 'member'
      ? { role: 'user' as const, content: text }
      : { role: 'assistant' as const, content: text },
  )
  return [...earlier, { role: 'user' as const, content: question }]
}
