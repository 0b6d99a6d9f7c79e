import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Begins a conversation; rejected with E2002 when the plan does not include the advisor. */
export const createConversation = () => unwrap(api.POST('/v2/ai-chat/conversation'))

/**
 * Asks, and tells each piece of the answer as it is written. Resolves when the answer is stored.
 *
 * @throws ApiError SUPPORT_ADVISOR_BUSY, SUPPORT_ADVISOR_LIMIT and others; anything else when the connection broke
 */
export async function askAdvisor(
  question: { conversationId: string; message: string },
  { key, signal, onText }: { key: string; onText: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  const { data } = await api.POST('/v2/ai-chat/stream', {
    body: question,
    headers: { 'Idempotency-Key': key },
    parseAs: 'stream',
    signal,
  })
  if (!data) throw new ApiError(0, null, null)
  await readEvents(data as unknown as ReadableStream<Uint8Array>, (event, payload) => {
    if (event === 'text') onText((payload as { text: string }).text)
  })
}

/** Parses the server-sent events of a stream as they arrive. */
async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: string, payload: unknown) => void,
): Promise<void> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let buffer = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    buffer += value
    const events = buffer.split('\n\n')
    buffer = events.pop() ?? ''
    for (const event of events) {
      const [, name = '', json = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? []
      onEvent(name, JSON.parse(json))
    }
  }
}
